import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

for (const route of [...ROUTES, UNKNOWN]) {
  // After an intended change: npx playwright test tests/aria.spec.ts --update-snapshots
  test(`${route} has the same accessibility tree as in its snapshot`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator("body")).toMatchAriaSnapshot({
      name: `${route === "/" ? "home" : route.slice(1)}.yml`,
    });
  });
}
