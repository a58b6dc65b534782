import type { Page } from "@playwright/test";
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

/** The narrow and the wide layout. */
const WIDTHS = [320, 1280];

const THEMES = ["light", "dark"] as const;

for (const route of [...ROUTES, UNKNOWN]) {
  test(`${route} has no axe violation and does not scroll sideways, in both themes and widths`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await scrollsSideways(page)).toBe(false);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolation(page);
      }
    }
  });
}

for (const [state, open] of [
  [
    "the form with its errors",
    async (page) => {
      await homeForm.open(page);
      await homeForm.submitButton(page).click();
      await expect(page.locator("#cta .field-error").first()).toBeVisible();
    },
  ],
  [
    "the toast",
    async (page) => {
      await homeForm.open(page);
      await homeForm.fill(page);
      await homeForm.submitButton(page).click();
      await expect(page.locator("[data-toast]")).toBeVisible();
    },
  ],
  [
    "the open menu",
    async (page) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto("/");
      await page.locator("[popovertarget=menu]").click();
      await expect(page.locator("#menu")).toBeVisible();
    },
  ],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`${state} has no axe violation in both themes`, async ({ page }) => {
    await open(page);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolation(page);
    }
  });
}
