import { expect, expectNoViolation, scrollsSideways } from "../fixtures";
import { test } from "../support/review-site";
import { TOASTS } from "../support/specification";

// In one worker, so that the review page is built only once.
test.describe.configure({ mode: "default" });

for (const colorScheme of ["light", "dark"] as const) {
  test(`every component in every state has no axe violation, ${colorScheme}`, async ({
    page,
    reviewSite,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${reviewSite}/review`);
    await expect(page.locator("main")).toContainText(TOASTS.sent.title);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolation(page);
      expect(await scrollsSideways(page)).toBe(false);
    }
  });
}
