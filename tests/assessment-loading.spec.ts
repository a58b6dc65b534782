import { brotliCompressSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, holdFiles, test, waitForWebFont } from "./fixtures";
import { dialog, leads, opener, status } from "./support/assessment-page";

test("requests only its own code and data, and stores nothing", async ({ page, baseURL }) => {
  await page.goto("/services", { waitUntil: "networkidle" });
  // The page requests the web font after its first paint.
  await waitForWebFont(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  // By keyboard: with the pointer on the link, the browser would prerender its page.
  await opener(page).press("Enter");
  await leads(page).fill("24");
  await expect(page).toHaveURL(/leads=24/);
  await page.getByLabel("Higher win rate").press("End");
  await expect(status(page)).toContainText("€1.73M today");
  for (const request of requests) {
    expect(request).toMatch(new RegExp(`^GET ${baseURL}/_astro/([^/]+\\.js|assessment\\.[^/]+\\.json)$`));
  }
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    "",
    0,
    0,
  ]);
});

test("its code is at most 40 KB without React, and is not loaded before the press", async ({ page }) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto("/services", { waitUntil: "networkidle" });
  expect(scripts.filter((script) => script.url().includes("mount"))).toEqual([]);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  const texts = await Promise.all(scripts.map((response) => response.text()));
  const own = texts.filter((text) => !text.includes("react.dev/errors"));
  expect(own.length).toBeLessThan(texts.length);
  const bytes = own.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(bytes).toBeGreaterThan(3000);
  expect(bytes).toBeLessThanOrEqual(40_000);
});

test("a press is remembered while its code is loading, and two presses open one dialog", async ({ page }) => {
  const release = await holdFiles(page, "**/_astro/mount*.js");
  await page.goto("/services");
  await opener(page).click();
  await opener(page).click();
  await expect(page).toHaveURL("/services");
  await expect(page.locator("[data-pressed]")).toBeVisible();
  release();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator("dialog")).toHaveCount(1);
  await expect(page.locator("[data-pressed]")).toHaveCount(0);
});

test.describe("if its code can't be loaded", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the button leads to the home form", async ({ page }) => {
    await page.route("**/_astro/mount*.js", (route) => route.abort());
    await page.goto("/services");
    await opener(page).click();
    await expect(page).toHaveURL("/#cta-growth-assessment");
  });

  test("the button isn't left busy, and can be pressed again in a page that the Back button restores", async ({
    page,
  }) => {
    await page.route("**/_astro/mount*.js", (route) => route.abort());
    await page.goto("/services");
    // The browser stays on the page if the answer to a navigation has no content.
    await page.route("/", (route) => route.fulfill({ status: 204 }));
    const left = page.waitForResponse("/");
    await opener(page).press("Enter");
    await left;
    await expect(page.locator("[data-pressed]")).toHaveCount(0);
    await page.unroute("**/_astro/mount*.js");
    await opener(page).press("Enter");
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button leads to the home form", async ({ page }) => {
    await page.goto("/services");
    await opener(page).click();
    await expect(page).toHaveURL("/#cta-growth-assessment");
  });
});
