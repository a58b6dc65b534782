import {
  expect,
  expectNoViolation,
  NOT_FOUND_ERRORS,
  ROUTES,
  scrollsSideways,
  test,
  UNKNOWN,
} from "./fixtures";
import * as homeForm from "./support/home-form";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

const THEMES = ["light", "dark"] as const;

for (const route of [...ROUTES, UNKNOWN]) {
  test(`${route} has no axe violation and does not scroll sideways, in both themes and widths`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await scrollsSideways(page)).toBe(false);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolation(page);
      }
    }
  });
}

test("the form's errors, its toast and the open menu have no axe violation in both themes", async ({
  page,
}) => {
  const check = async (shown: string) => {
    await expect(page.locator(shown).first()).toBeVisible();
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolation(page);
    }
  };
  await page.setViewportSize({ width: 320, height: 700 });
  await homeForm.open(page);
  await homeForm.submitButton(page).click();
  await check("#cta .field-error");
  await homeForm.fill(page);
  await homeForm.submitButton(page).click();
  await check("[data-toast]");
  await page.locator("[popovertarget=menu]").click();
  await check("#menu");
});
