import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

for (const route of [...ROUTES, UNKNOWN]) {
  test(`${route} has the same text without JavaScript`, async ({ page, browser, baseURL }) => {
    await page.goto(route);
    // A disclosure whose content is rendered on demand is hidden without JavaScript.
    await page.locator("main details:not(:has(> summary ~ *))").evaluateAll((parts) => {
      for (const part of parts) part.remove();
    });
    const text = await page.locator("main").innerText();
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 1280, height: 800 },
    });
    const plain = await context.newPage();
    await plain.goto(route);
    // Text that is shown only without JavaScript.
    await plain.locator("main noscript").evaluateAll((notes) => {
      for (const note of notes) note.remove();
    });
    const plainText = await plain.locator("main").innerText();
    expect(plainText.replace(/\s+/g, " ").trim()).toBe(text.replace(/\s+/g, " ").trim());
    await context.close();
  });
}
