import type { Page } from "@playwright/test";
import { expect, expectNoViolation, holdFiles, scrollsSideways, test } from "./fixtures";

const section = (page: Page) => page.getByRole("region", { name: "Three numbers draw your next year" });
const field = (page: Page, name: string) => section(page).getByLabel(name);
const leads = (page: Page) => field(page, "Qualified leads a month");
const result = (page: Page) => section(page).getByText("New contracts in the first year").first();
const line = (page: Page) => section(page).locator("svg path.line-accent");
const status = (page: Page) => section(page).locator("[aria-live=polite]");

/** Opens the home page, scrolls to the home calculator and waits until it is hydrated. */
async function openCalculator(page: Page) {
  await page.goto("/");
  await leads(page).scrollIntoViewIfNeeded();
  await page.locator("[data-calculator] [data-live]").waitFor();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an example is shown, drawn and marked as one", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("group", { name: /^An example/ })).toBeVisible();
    // 12 leads × 20% × 30,000 euros × 12 months.
    await expect(result(page)).toContainText("€864,000");
    await expect(line(page)).toHaveAttribute("d", /(h[\d.]+v[\d.]+){28}/);
    await expect(section(page).locator("noscript")).toBeVisible();
  });
});

test("its code is loaded when it comes into view, not at page load", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const hasCode = () => scripts.some((url) => url.includes("mount-calculator"));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(hasCode()).toBe(false);
  await openCalculator(page);
  expect(hasCode()).toBe(true);
});

test.describe("if its code can't be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("it remains an example", async ({ page }) => {
    await page.route("**/home-calculator.*.json", (route) => route.abort());
    await page.goto("/");
    const failed = page.waitForEvent("requestfailed");
    await leads(page).scrollIntoViewIfNeeded();
    await failed;
    await leads(page).fill("24");
    await expect(result(page)).toContainText("€864,000");
  });
});

test("result, chart, gains and the link to the assessment follow each figure", async ({ page }) => {
  await openCalculator(page);
  const before = await line(page).getAttribute("d");
  await leads(page).fill("5");
  await field(page, "Win rate").fill("25");
  await field(page, "Average contract").fill("40k");
  // 5 × 25% × 40,000 × 12; then a tenth and a third of what is signed after a cycle of 90 days.
  await expect(result(page)).toContainText("€600,000");
  await expect(section(page)).toContainText("Raise any one of the three by 10% and you add €45,200.");
  await expect(section(page)).toContainText("Raise all three and you add €150,000");
  expect(await line(page).getAttribute("d")).not.toBe(before);
  await field(page, "Average contract").blur();
  await expect(field(page, "Average contract")).toHaveValue("40,000");
  await section(page).getByRole("link", { name: "Open the full assessment" }).click();
  const dialog = page.getByRole("dialog", { name: "Growth assessment" });
  await expect(dialog.getByLabel("Qualified leads a month")).toHaveValue("5");
  await expect(dialog.getByRole("textbox", { name: "Win rate" })).toHaveValue("25");
  await expect(dialog.getByLabel("Average contract")).toHaveValue("40,000");
});

test("an invalid figure has an error at its field, and no result is shown", async ({ page }) => {
  await openCalculator(page);
  for (const [text, message] of [
    ["", "Enter a number"],
    ["many", "Enter a number"],
    ["-2", "Enter a number"],
    ["1000000", "can’t be above 100,000"],
  ] as const) {
    await leads(page).fill(text);
    await expect(leads(page)).toHaveAttribute("aria-invalid", "true");
    await expect(leads(page)).toHaveAccessibleDescription(new RegExp(message));
    await expect(result(page)).toContainText("–");
    await expect(line(page)).toHaveCount(0);
  }
  await leads(page).fill("1,5");
  await expect(leads(page)).not.toHaveAttribute("aria-invalid");
  await expect(result(page)).toContainText("€108,000");
});

test("a message says if the win rate can't rise by a tenth", async ({ page }) => {
  await openCalculator(page);
  await field(page, "Win rate").fill("95");
  await expect(section(page)).toContainText("A win rate this high can’t rise by another 10%.");
});

test("results are announced to screen readers after a pause, but not on arrival", async ({ page }) => {
  await openCalculator(page);
  await expect(status(page)).toHaveText("");
  await leads(page).fill("120");
  await expect(status(page)).toHaveText("");
  await expect(status(page)).toContainText("New contracts in the first year: €8,640,000.");
  await leads(page).fill("");
  await expect(status(page)).toContainText("Qualified leads a month: Enter a number");
});

test("what was typed before hydration is kept and used", async ({ page }) => {
  const release = await holdFiles(page, "**/mount-calculator*.js");
  await page.goto("/");
  await leads(page).fill("24");
  await expect(result(page)).toContainText("€864,000");
  release();
  await expect(result(page)).toContainText("€1,728,000");
  await expect(leads(page)).toHaveValue("24");
});

test("nothing typed is sent, stored, or added to the address", async ({ page }) => {
  await openCalculator(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await leads(page).fill("7");
  await leads(page).blur();
  await expect(result(page)).toContainText("€504,000");
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    "",
  ]);
});

test("the Tab key reaches the three figures and the link, in this order", async ({ page }) => {
  await openCalculator(page);
  await leads(page).focus();
  for (const name of ["Win rate", "Average contract"]) {
    await page.keyboard.press("Tab");
    await expect(field(page, name)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(section(page).getByRole("link", { name: "Open the full assessment" })).toBeFocused();
});

test("the line moves to its new height, unless reduced motion is preferred", async ({ page }) => {
  await openCalculator(page);
  const duration = () =>
    line(page)
      .locator("..")
      .evaluate((group) => getComputedStyle(group).transitionDuration);
  expect(await duration()).toBe("0s");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await duration()).not.toBe("0s");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`long figures and errors fit at 320 px and have no axe violation, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 800 });
    await openCalculator(page);
    await leads(page).fill("99,999.99");
    await field(page, "Average contract").fill("999,999,999.99");
    await field(page, "Win rate").fill("none");
    await expect(field(page, "Win rate")).toHaveAttribute("aria-invalid", "true");
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoViolation(page);
  });
}
