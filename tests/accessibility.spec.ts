import {
  expect,
  expectNoViolation,
  fillHomeForm,
  NOT_FOUND_ERRORS,
  openHomeForm,
  ROUTES,
  scrollsSideways,
  submitButton,
  test,
  UNKNOWN,
} from "./fixtures";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

/** The narrow and the wide layout. */
const WIDTHS = [320, 1280];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const route of [...ROUTES, UNKNOWN]) {
      test(`${route} has no axe violation and does not scroll sideways at ${WIDTHS.join(", ")} px`, async ({
        page,
      }) => {
        await page.goto(route);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) details.open = true;
        });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoViolation(page);
          expect(await scrollsSideways(page)).toBe(false);
        }
      });
    }

    test("the form with its errors has no axe violation", async ({ page }) => {
      await openHomeForm(page);
      await submitButton(page).click();
      await expectNoViolation(page);
    });

    test("the toast has no axe violation", async ({ page }) => {
      await openHomeForm(page);
      await fillHomeForm(page);
      await submitButton(page).click();
      await expect(page.locator("[data-toast]")).toBeVisible();
      await expectNoViolation(page);
    });

    test("the open menu has no axe violation", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
      await expectNoViolation(page);
    });
  });
}
