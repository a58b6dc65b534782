import type { Page } from "@playwright/test";
import { planTest } from "../src/features/assessment/fair-test";
import { START } from "../src/features/assessment/figures";
import { valuesOf } from "../src/features/assessment/find";
import { fill } from "../src/shared/fill";
import { expect, test } from "./fixtures";
import { better, button, copy, figure, open, section } from "./support/assessment-page";
import { site } from "./support/content";
import { printedPages } from "./support/print";

/** Prints without the browser's dialog. */
async function print(page: Page) {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button(page, copy.actions.print).click();
  await page.emulateMedia({ media: "print" });
  return page.locator("[data-print-alone]");
}

for (const [of, better] of [
  ["leads", 250],
  ["winRate", 150],
] as const) {
  test(`a fair test of ${of} is printed alone, on one page, with every result and lines to sign`, async ({
    page,
  }) => {
    const shown = { leads: 12, winRate: 25, contract: 80_000, months: 6, better, of };
    const link = `/#assessment?leads=12&winRate=25&contract=80k&months=6&better=${better}&of=${of}`;
    await open(page, link);
    const paper = await print(page);
    for (const text of [copy.test.own, link, site.brand]) await expect(paper).toContainText(text);
    for (const { label } of [...copy.test[of], ...copy.test.rows]) await expect(paper).toContainText(label);
    for (const side of copy.test.sides)
      await expect(paper.getByRole("heading", { name: side })).toBeVisible();
    for (const label of copy.test.signed) {
      await expect(paper.getByText(label, { exact: true })).toHaveCount(copy.test.sides.length);
    }
    const results = (planTest(shown) ?? []).map(({ from, to, after }) =>
      fill(copy.test.row, { before: from === to ? `${from}` : `${from}–${to}`, after: `${after}` }),
    );
    await expect(paper.getByRole("listitem")).toHaveText(results);
    await expect(page.locator("body > *").filter({ visible: true })).toHaveCount(1);
    expect(await printedPages(page)).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(paper).toHaveCount(0);
  });
}

test("a fair test of the example says that its numbers are examples", async ({ page }) => {
  await open(page);
  await expect(await print(page)).toContainText(copy.test.example);
});

test("a fair test of the most results is one page", async ({ page }) => {
  await open(page);
  await figure(page, "leads").fill("300");
  await better(page).press("Home");
  const paper = await print(page);
  expect(await paper.getByRole("listitem").count()).toBeGreaterThan(20);
  expect(await printedPages(page)).toBe(1);
});

test("instead of a test of more than three years, the button says what could be tested", async ({ page }) => {
  await open(page);
  await better(page).press("Home");
  await button(page, copy.actions.print).click();
  await expect(page.locator("[data-print-alone]")).toHaveCount(0);
  const values = valuesOf({ ...START.shown, better: 10 }, copy.units);
  const note = section(page)
    .getByRole("status")
    .filter({ hasText: fill(copy.actions.notTestable, values) });
  await expect(note).toBeInViewport();
});
