import type { Page } from "@playwright/test";
import { assess } from "../src/features/assessment/assess";
import { expect, test } from "./fixtures";
import { button, copy, number, open, plan, section } from "./support/assessment-page";
import { site } from "./support/content";
import { printedPages } from "./support/print";

const sheet = (page: Page) => section(page).locator("[aria-hidden=true]:has(> div > ol)");
const print = (page: Page) => button(page, copy.actions.print);

/** Prints without the browser's dialog. */
async function printed(page: Page, press: () => Promise<void>) {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await press();
  await page.emulateMedia({ media: "print" });
  return page.locator("[data-print-alone]");
}

for (const [of, numbers] of [
  ["contracts", "97-9000-30-40"],
  ["leads", "8-400000-2-100"],
] as const) {
  test(`a fair test of ${of} is printed alone, on one page, with its numbers and lines to sign`, async ({
    page,
  }) => {
    const [contracts = 0, value = 0, leads = 0, plan = 0] = numbers.split("-").map(Number);
    const { test: planned } = assess({ contracts, value, leads, plan });
    await open(page, `/#assessment=${numbers}`);
    const paper = await printed(page, () => print(page).click());
    await expect(paper.getByText(copy.test.title, { exact: true })).toBeVisible();
    const items = paper.getByRole("listitem");
    await expect(items.locator("strong")).toHaveText(
      [...copy.test[of], ...copy.test.rows].map(({ label }) => label),
    );
    await expect(items.nth(1)).toContainText(`${planned?.before}`);
    await expect(items.nth(2)).toContainText(`${planned?.threshold}`);
    await expect(items.nth(2)).toContainText(`${planned?.told}`);
    await expect(items.nth(2)).toContainText(`${plan}%`);
    await expect(paper).toContainText(site.brand);
    // The paper is for the agency.
    await expect(paper).not.toContainText(`${value}`);
    for (const label of copy.test.signed) {
      await expect(paper.getByText(label, { exact: true })).toHaveCount(copy.test.sides.length);
    }
    await expect(page.locator("body > *").filter({ visible: true })).toHaveCount(1);
    expect(await printedPages(page)).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(paper).toHaveCount(0);
  });
}

test("the sheet is the test as a picture, and a press on it prints", async ({ page }) => {
  await open(page, "/#assessment=97-9000-30-40");
  await expect(sheet(page)).toContainText("117");
  await plan(page).press("ArrowRight");
  await expect(sheet(page)).toContainText("45%");
  await sheet(page).scrollIntoViewIfNeeded();
  const paper = await printed(page, () => sheet(page).click({ position: { x: 60, y: 40 } }));
  await expect(paper).toHaveCount(1);
});

test("the example's sheet says that it is one, and can't be printed", async ({ page }) => {
  await open(page);
  await expect(sheet(page)).toContainText(copy.test.example);
  await expect(sheet(page).locator("button")).toHaveCount(0);
  await expect(print(page)).toHaveCount(0);
});

test("where nothing tells within a year there is no test", async ({ page }) => {
  await open(page, "/#assessment=1-1000-1-100");
  await expect(sheet(page)).toHaveCount(0);
  await expect(print(page)).toHaveCount(0);
  await number(page, "contracts").fill("0");
  await number(page, "leads").fill("12");
  await expect(print(page)).toHaveCount(0);
});
