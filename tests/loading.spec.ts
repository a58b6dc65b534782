import { brotliCompressSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { loadFacts } from "../src/lib/content/facts";
import { expect, fillHomeForm, holdFiles, ROUTES, submitButton, test, toast } from "./fixtures";

const { site } = loadFacts();

test("the form's code is loaded only when the form comes near the window", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const hasCode = () => scripts.some((url) => url.includes("mount-form"));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(hasCode()).toBe(false);
  await page.locator("#cta").scrollIntoViewIfNeeded();
  await page.locator("astro-island:not([ssr]) form[data-enquiry]").waitFor();
  expect(hasCode()).toBe(true);
});

for (const route of ROUTES) {
  test(`${route} with its styles and headers fits into the initial congestion window`, async ({
    request,
  }) => {
    const response = await request.get(route, { headers: { "Accept-Encoding": "br" } });
    const body = Number(response.headers()["content-length"]);
    expect(body).toBeLessThanOrEqual(14_000);
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    // Ten packets of 1,460 bytes (RFC 6928).
    expect(body + headers.join("").length).toBeLessThanOrEqual(14_600);
  });

  test(`${route} loads at most 5 KB of script files, and no drawing exceeds 6 KB`, async ({ page }) => {
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response);
    });
    await page.goto(route, { waitUntil: "networkidle" });
    const texts = await Promise.all(scripts.map((response) => response.text()));
    expect(brotliCompressSync(texts.join("")).byteLength).toBeLessThanOrEqual(5000);
    const drawings = await page.locator("svg").evaluateAll((all) => all.map((svg) => svg.outerHTML));
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) {
      expect(brotliCompressSync(drawing).byteLength).toBeLessThanOrEqual(6000);
    }
  });
}

test("the home page transfers at most 45 KB until the network is idle", async ({ page }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(45_000);
});

for (const [late, files] of [
  ["every script", "**/_astro/*.js"],
  ["the form's code", "**/_astro/mount-form*.js"],
] as const) {
  test(`if ${late} is delayed, what was typed is kept, and a press is handled after hydration`, async ({
    page,
  }) => {
    const release = await holdFiles(page, files);
    await page.goto("/#cta");
    await fillHomeForm(page);
    await submitButton(page).click();
    await expect(page).toHaveURL("/#cta");
    const logged = page.waitForEvent("console", (message) => message.type() === "log");
    release();
    await expect(toast(page)).toContainText("Message sent successfully!");
    expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({ name: "Mari Maasikas" });
  });
}

test("a press is visible while the form's code is loading", async ({ page }) => {
  await holdFiles(page, "**/_astro/mount-form*.js");
  await page.goto("/#cta");
  await fillHomeForm(page);
  await submitButton(page).click();
  await expect(page.locator("form[data-pressed]")).toBeVisible();
});

test("without a press, nothing is sent and the text is kept during hydration", async ({ page }) => {
  const release = await holdFiles(page, "**/_astro/mount-form*.js");
  await page.goto("/#cta");
  await fillHomeForm(page);
  release();
  await page.locator("astro-island:not([ssr]) form[data-enquiry]").waitFor();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("We sell a product to banks.");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home form keeps its values and says where to write", async ({ page }) => {
    await page.goto("/");
    await fillHomeForm(page);
    await submitButton(page).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("mari@example.com");
    await expect(page.locator("#cta").getByRole("link", { name: site.email })).toBeVisible();
  });
});
