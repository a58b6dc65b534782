import type { Page } from "@playwright/test";
import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures";
import { site } from "./support/content";
import * as homeForm from "./support/home-form";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

for (const route of [...ROUTES, UNKNOWN]) {
  test(`${route} has the same text without JavaScript`, async ({ page, browser, baseURL }) => {
    await page.goto(route);
    // A disclosure whose content is rendered on demand is hidden without JavaScript.
    await page.locator("main details:not(:has(> summary ~ *))").evaluateAll((parts) => {
      for (const part of parts) part.remove();
    });
    const textOf = async (shown: Page) =>
      (await shown.locator("main").innerText()).replace(/\s+/g, " ").trim();
    const viewport = { width: 1280, height: 800 };
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport });
    await plain.goto(`${baseURL}${route}`);
    // Text that is shown only without JavaScript.
    await plain.locator("main noscript").evaluateAll((notes) => {
      for (const note of notes) note.remove();
    });
    expect(await textOf(plain)).toBe(await textOf(page));
    await plain.close();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home form keeps its values and says where to write", async ({ page }) => {
    await page.goto("/");
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    await expect(page).toHaveURL("/");
    await expect(homeForm.field(page, "email")).toHaveValue(homeForm.VALID.email);
    await expect(page.locator("#cta").getByRole("link", { name: site.email })).toBeVisible();
  });
});
