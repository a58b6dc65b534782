import type { Page } from "@playwright/test";
import { GOOD } from "../src/features/outreach/messages.fixture";
import { expect, expectAccessible, test } from "./fixtures";
import { copyOf } from "./support/content";

const { linter, ...texts } = copyOf("outreach");
const { articles, countries } = copyOf("outreachLaw");
const countryThat = (status: string) => countries.find((country) => country.status === status)?.name ?? "";

const section = (page: Page) => page.getByRole("region", { name: texts.title });
const message = (page: Page) => section(page).getByLabel(linter.message);
const findings = (page: Page) => section(page).locator("ol > li:has([data-severity])");
const status = (page: Page) => section(page).getByRole("status");

/** Opens the home page, scrolls to the linter and waits until it is hydrated. */
async function openLinter(page: Page) {
  await page.goto("/");
  await message(page).scrollIntoViewIfNeeded();
  await page.locator("astro-island:not([ssr]) #linted-message").waitFor();
}

test("the first message above has no findings; a typical one has many, worst first", async ({ page }) => {
  await openLinter(page);
  await section(page).getByRole("button", { name: linter.useExample }).click();
  await expect(message(page)).not.toHaveValue("");
  await expect(status(page)).toContainText(/\d/);
  await expect(findings(page)).toHaveCount(0);
  await section(page).getByRole("button", { name: linter.useTypical }).click();
  await expect(findings(page).first()).toContainText(linter.error);
  expect(await findings(page).count()).toBeGreaterThan(5);
  await expect(findings(page).last()).toContainText(linter.warning);
});

test("the country decides whether consent is needed, and its rule has a source", async ({ page }) => {
  await openLinter(page);
  await message(page).fill(GOOD[0]);
  await section(page).getByLabel(linter.country).selectOption(countryThat("consent"));
  await expect(findings(page)).toHaveCount(1);
  await expect(findings(page)).toContainText("consent-first");
  await section(page).getByLabel(linter.country).selectOption(countryThat("unverified"));
  await expect(findings(page)).toContainText("ask-a-lawyer");
  await expect(findings(page).getByRole("link")).toHaveAttribute("href", /^https:/);
  await section(page).getByLabel(linter.country).selectOption(countryThat("refusal"));
  await expect(findings(page)).toHaveCount(0);
});

test("a finding that rests on an article links to its source", async ({ page }) => {
  await openLinter(page);
  await message(page).fill('Hello <img src="x">');
  for (const { name, source } of articles) {
    await expect(findings(page).getByRole("link", { name }).first()).toHaveAttribute("href", source.url);
  }
});

test("the place of a finding selects it in the message, by keyboard too", async ({ page }) => {
  await openLinter(page);
  await message(page).fill(`${GOOD[0]}\n\nAct now!`);
  await findings(page).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(message(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("Act now");
});

test("pasted HTML is only text, and the summary is announced after a pause", async ({ page }) => {
  await openLinter(page);
  const html = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
  await message(page).fill(`Subject: it\n${html}`);
  await expect(findings(page).filter({ hasText: "no-pictures" }).locator("q")).toContainText("<img src=x");
  await expect(section(page).locator("ol img")).toHaveCount(0);
  expect(await page.title()).not.toBe("run");
  await expect(status(page)).toHaveText(
    (await section(page).getByRole("heading", { level: 3 }).textContent()) ?? "",
  );
});

test("its rules are listed on demand; with findings it fits, and has no axe violation", async ({ page }) => {
  await openLinter(page);
  await section(page).locator("summary").click();
  await expect(section(page).locator("ol > li")).toHaveCount(Object.keys(linter.rules).length);
  await section(page).getByRole("button", { name: linter.useTypical }).click();
  await expect(findings(page)).not.toHaveCount(0);
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it says that the check needs JavaScript", async ({ page }) => {
    await page.goto("/");
    await expect(section(page).locator("noscript")).toBeVisible();
  });
});
