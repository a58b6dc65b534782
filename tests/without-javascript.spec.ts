import type { Page } from "@playwright/test";
import { expect, NOT_FOUND_ERRORS, PAGES, test, UNKNOWN } from "./fixtures.ts";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

/** The text of a page, but what is shown only with or only without JavaScript. */
async function textOf(page: Page, address: string) {
  await page.goto(address);
  await page.locator("#assessment fieldset, main noscript").evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  return (await page.locator("main").innerText()).replace(/\s+/g, " ").trim();
}

test("each page has the same text without JavaScript", async ({ page, browser, baseURL }) => {
  const viewport = { width: 1280, height: 800 };
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport });
  for (const route of [...PAGES, UNKNOWN]) {
    expect(await textOf(plain, `${baseURL}${route}`)).toBe(await textOf(page, route));
  }
  await plain.close();
});
