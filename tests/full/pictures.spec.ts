import { expect, waitForWebFont } from "../fixtures";
import { test } from "../support/review-site";

/** Machines differ slightly in how edges are smoothed. */
const TOLERANCE = { maxDiffPixelRatio: 0.02, threshold: 0.3, animations: "disabled" } as const;

for (const width of [390, 1280]) {
  for (const theme of ["light", "dark"] as const) {
    test.describe(`${width} px, ${theme}`, () => {
      test.use({
        viewport: { width, height: 900 },
        colorScheme: theme,
      });

      test("the review page matches its pictures", async ({ page, reviewSite }) => {
        await page.goto(`${reviewSite}/review`);
        await waitForWebFont(page);
        await expect(page).toHaveScreenshot(`review-${width}-${theme}.png`, { ...TOLERANCE, fullPage: true });
      });

      for (const path of ["/", "/about", "/services", "/contact", "/no-such-page"]) {
        test.describe(() => {
          test.use({ expectedErrors: /^Page not found:|status of 404/ });
          test(`${path} matches its picture`, async ({ page, reviewSite }) => {
            await page.goto(reviewSite + path);
            await waitForWebFont(page);
            const name = path.slice(1) || "home";
            await expect(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, TOLERANCE);
          });
        });
      }
    });
  }
}
