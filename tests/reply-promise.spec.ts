import type { Page } from "@playwright/test";
import { expect, openHomeForm, test, waitForWebFont } from "./fixtures";
import { freezeOfficeHours } from "./support/home-form";

const promise = (page: Page) => page.getByText(/^We reply/);

test.beforeEach(({ page }) => freezeOfficeHours(page));

test("shows the moment in Tallinn's time zone, wherever the visitor is", async ({ page }) => {
  await page.clock.setFixedTime("2026-10-05T07:20:00Z");
  await openHomeForm(page);
  await expect(promise(page)).toHaveText(
    "We reply within 24 hours: to a message sent now, by Tuesday 10:15 (Tallinn time).",
  );
});

test("explains on a Friday evening how its 24 hours are counted", async ({ page }) => {
  await page.clock.setFixedTime("2026-10-09T17:00:00Z");
  await openHomeForm(page);
  await expect(promise(page)).toHaveText(
    "We reply within 24 hours on working days: to a message sent now, by Monday 11:00 (Tallinn time).",
  );
});

for (const width of [390, 1280]) {
  test(`appears without moving what the visitor might press, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await waitForWebFont(page);
    await expect(promise(page)).toHaveCount(0);
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await pageHeight();
    await page.locator("#cta").scrollIntoViewIfNeeded();
    await promise(page).waitFor();
    expect(await pageHeight()).toBe(before);
  });
}
