import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "../fixtures";
import { failuresOfSecondEngine } from "../support/second-accessibility-engine";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

test("the second engine finds an error in a bad page", async ({ page }) => {
  await page.goto("/cookies");
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("img")));
  expect(await failuresOfSecondEngine(page)).not.toEqual([]);
});

for (const route of [...ROUTES, UNKNOWN]) {
  test(`${route} has no failure in both themes`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await failuresOfSecondEngine(page)).toEqual([]);
    }
  });
}
