import { chromium } from "@playwright/test";
import { expect, ROUTES, test } from "../fixtures";

test("a page is prefetched while the pointer rests on its link", async ({ page }) => {
  let isAhead = false;
  page.on("request", (request) => {
    isAhead ||= new URL(request.url()).pathname === "/about";
  });
  await page.goto("/");
  const link = page.locator("footer a[href='/about']");
  // A busy browser may miss a single hover.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => isAhead, { timeout: 2000 }).toBe(true);
  }).toPass();
  await link.click();
  await expect(page).toHaveURL("/about");
  const arrival = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
      activationStart: number;
      deliveryType: string;
    })[];
    return { isPrerendered: (entry?.activationStart ?? 0) > 0, from: entry?.deliveryType };
  });
  // Browsers under automation prefetch, but don't prerender.
  expect(arrival.isPrerendered || arrival.from === "navigational-prefetch").toBe(true);
});

test("Back restores every page from the back/forward cache", async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  for (const route of ROUTES) {
    await page.goto(route);
    await page.evaluate(() => document.body.setAttribute("data-left", ""));
    await page.goto(route === "/about" ? "/cookies" : "/about");
    await page.evaluate(() => history.back());
    await expect(page.locator("body[data-left]"), route).toBeAttached();
  }
  await browser.close();
});
