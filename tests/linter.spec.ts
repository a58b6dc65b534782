import type { Page } from "@playwright/test";
import { MESSAGE } from "../src/features/outreach/outreach.fixture";
import { ASKS, CONTACTS, nameSource } from "../src/lib/content/outreach-law";
import { expect, expectAccessible, holdFiles, test } from "./fixtures";
import { copyOf } from "./support/content";

const { linter, ...texts } = copyOf("outreach");
const law = copyOf("outreachLaw");

const section = (page: Page) => page.getByRole("region", { name: texts.title });
const message = (page: Page) => section(page).getByLabel(linter.message);
const marks = (page: Page) => section(page).locator("mark");
const findings = (page: Page) => section(page).locator("ol > li");
const button = (page: Page, name: string) => section(page).getByRole("button", { name });
const finding = (name: keyof typeof linter.marks) => linter.marks[name].finding;

/** Opens the services page, scrolls to the linter and waits until it is hydrated. */
async function openLinter(page: Page) {
  await page.goto("/services");
  await message(page).scrollIntoViewIfNeeded();
  await page.locator("astro-island:not([ssr]) #linted-message").waitFor();
}

test("a typical message has numbered marks in it, each explained, the first one open", async ({ page }) => {
  await openLinter(page);
  await button(page, linter.useTypical).click();
  await expect(findings(page).nth(5)).toBeVisible();
  const count = await findings(page).count();
  await expect(
    section(page)
      .getByText(linter.marked.replace("{count}", `${count}`))
      .first(),
  ).toBeVisible();
  await expect(findings(page).first()).toContainText(finding("fake-reply"));
  await expect(findings(page).first().getByText(linter.marks["fake-reply"].why)).toBeVisible();
  await expect(findings(page).nth(1).getByText(linter.marks["merge-tags"].why)).toBeHidden();
  await findings(page).nth(1).getByText(finding("merge-tags")).click();
  await expect(findings(page).nth(1).getByText(linter.marks["merge-tags"].why)).toBeVisible();
  await expect(findings(page).last()).toContainText(linter.taste);
  await expect(marks(page).filter({ hasText: "{{company}}" }).locator("sup")).toHaveText("2");
});

test("a message and a country entered before the linter's code arrives are read", async ({ page }) => {
  const release = await holdFiles(page, "**/_astro/LinterIsland*.js");
  await page.goto("/services");
  const country = law.countries.at(-1)?.name ?? "";
  await message(page).fill("Subject: Re: Hello");
  await section(page).getByLabel(linter.country).selectOption(country);
  release();
  await expect(findings(page).first()).toContainText(finding("fake-reply"));
  await expect(section(page).getByRole("heading", { name: country })).toBeVisible();
  await expect(section(page).getByLabel(linter.country)).toHaveValue(country);
});

test("two marks on the same words have both numbers", async ({ page }) => {
  await openLinter(page);
  await message(page).fill("Subject: Re: Hello\n\nAnn, is it you?");
  await expect(marks(page).locator("sup")).toHaveText(["1, 2"]);
});

test("the first message above has no marks, and nothing praises it", async ({ page }) => {
  await openLinter(page);
  await button(page, linter.useExample).click();
  await expect(section(page).getByRole("heading", { name: linter.unmarked })).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
  await expect(section(page).getByText(linter.seen)).toHaveCount(ASKS.length);
});

test("for what the law asks, a sentence is quoted with a question, or none was seen", async ({ page }) => {
  await openLinter(page);
  await message(page).fill("Subject: Stock\n\nWe stop stock errors. Ann, is that of use to you?");
  const row = section(page).getByText(law.asks.refusal.label).locator("..");
  await expect(row.locator("q")).toHaveText("We stop stock errors.");
  await expect(row).toContainText(linter.seen);
  await expect(row.getByRole("link")).toHaveAttribute("href", law.asks.refusal.source.url);
  await expect(section(page).getByText(law.asks.privacy.label).locator("..")).toContainText(linter.unseen);
  await message(page).fill("Subject: Stock\n\nReply “stop” and we won't write again. Is that of use?");
  await expect(row.locator("q")).toHaveText("Reply ‘stop’ and we won't write again.");
});

for (const country of law.countries) {
  test(`${country.name}: whether consent is needed first, who says so, and when it was read`, async ({
    page,
  }) => {
    await openLinter(page);
    await message(page).fill(MESSAGE);
    await section(page).getByLabel(linter.country).selectOption(country.name);
    await expect(section(page).getByRole("heading", { name: country.name })).toBeVisible();
    for (const contact of CONTACTS) {
      const row = section(page)
        .locator("dl")
        .last()
        .getByText(law.labels[contact], { exact: true })
        .locator("..");
      const { status, rule } = country[contact];
      await expect(row).toContainText(law.statuses[status].label + (rule ? `, ${rule}` : ""));
    }
    for (const source of country.sources) {
      const link = section(page).getByRole("link", { name: nameSource(source), exact: true });
      await expect(link).toHaveAttribute("href", source.url);
      await expect(section(page)).toContainText(law.evidence[source.by]);
    }
    if (country.alsoAsks) await expect(section(page)).toContainText(country.alsoAsks);
  });
}

test("another language is said, and nothing else", async ({ page }) => {
  await openLinter(page);
  await message(page).fill("Kas pool tundi enne maid oleks teie aega väärt, et sellest rääkida?");
  await expect(section(page).getByText(linter.notEnglish)).toBeVisible();
  await expect(section(page).getByText(linter.judge)).toHaveCount(0);
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveCount(0);
});

test("a missing subject and a quoted message are said", async ({ page }) => {
  await openLinter(page);
  await message(page).fill("Ann, is it you?\n> Re: it");
  await expect(section(page).getByText(linter.noSubject)).toBeVisible();
  await expect(section(page).getByText(linter.others)).toBeVisible();
});

test("pasted HTML is only text, and the summary is announced after a pause", async ({ page }) => {
  await openLinter(page);
  const html = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
  await message(page).fill(`Subject: it\n${html}`);
  await expect(marks(page).first()).toContainText("<img src=x");
  await expect(section(page).locator("p img")).toHaveCount(0);
  expect(await page.title()).not.toBe("run");
  await expect(section(page).getByRole("status")).toHaveText(
    (await section(page).getByRole("heading", { level: 3 }).first().textContent()) ?? "",
  );
});

test("what can be pressed has a name of its own, unless it leads to the same place", async ({ page }) => {
  await openLinter(page);
  await button(page, linter.useTypical).click();
  await expect(findings(page).first()).toBeVisible();
  const places = await section(page)
    .locator("summary, a, button")
    .evaluateAll((all) => all.map((element) => [element.textContent, (element as HTMLAnchorElement).href]));
  expect(places.length).toBeGreaterThan(5);
  const distinct = new Set(places.map((place) => place.join(" ")));
  expect(new Set(places.map(([name]) => name)).size).toBe(distinct.size);
  const summaries = await findings(page).locator("summary").allTextContents();
  expect(new Set(summaries).size).toBe(summaries.length);
});

test("with all results it fits, and has no axe violation", async ({ page }) => {
  await openLinter(page);
  await button(page, linter.useTypical).click();
  for (const summary of await findings(page).locator("summary").all()) await summary.click();
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it says that the linter needs JavaScript", async ({ page }) => {
    await page.goto("/services");
    await expect(section(page).locator("noscript")).toBeVisible();
  });
});
