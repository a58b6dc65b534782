import { expect, expectAccessible, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures";
import * as homeForm from "./support/home-form";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

for (const route of [...ROUTES, UNKNOWN]) {
  test(`${route} has no axe violation and does not scroll sideways, in both themes and widths`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    await expectAccessible(page);
  });
}

test("the form's errors, its toast and the open menu have no axe violation, in both themes and widths", async ({
  page,
}) => {
  await homeForm.open(page);
  await homeForm.submitButton(page).click();
  await expect(page.locator("#cta .field-error").first()).toBeVisible();
  await expectAccessible(page);
  await homeForm.fill(page);
  await homeForm.submitButton(page).click();
  // Focus keeps the toast.
  await homeForm.dismissButton(page).focus();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator("[popovertarget=menu]").click();
  await expect(page.locator("#menu")).toBeVisible();
  await expectAccessible(page);
});
