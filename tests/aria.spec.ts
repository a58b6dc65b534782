import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

for (const route of [...ROUTES, UNKNOWN]) {
  // After a change that is meant: npx playwright test tests/aria.spec.ts --update-snapshots
  test(`${route} reads to assistive technology as it did`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator("body")).toMatchAriaSnapshot({
      name: `${route === "/" ? "home" : route.slice(1)}.yml`,
    });
  });
}
