import type { Page } from "@playwright/test";
import { expect, NOT_FOUND_ERRORS, PAGES, test, UNKNOWN } from "./fixtures.ts";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

for (const route of [...PAGES, UNKNOWN]) {
  test(`${route} has the same text without JavaScript`, async ({ page, browser, baseURL }) => {
    await page.goto(route);
    // What only works with JavaScript.
    await page.locator("#assessment fieldset").evaluateAll((parts) => {
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
