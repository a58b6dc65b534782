import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { serve } from "../scripts/serve.ts";
import { createApp } from "../server/app.ts";
import { pageName } from "../src/lib/page-path.ts";
import {
  expect,
  FONT_FILES,
  holdFiles,
  MAX_SHIFT,
  nextFrames,
  recordShift,
  test,
  translate,
} from "./fixtures.ts";
import { getContent } from "./support/content.ts";
import * as homeForm from "./support/home-form.ts";

const { topics } = getContent("pages/home").cta;
const FORM_CODE = "**/_astro/EnquiryForm*";

test("the form's code is loaded when it comes near, and has at most 90,000 bytes", async ({ page }) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.locator("#home-message").scrollIntoViewIfNeeded();
  await homeForm.hydrated(page).waitFor();
  expect(scripts.map((script) => script.url()).join()).toContain("EnquiryForm");
  const texts = await Promise.all(scripts.map((script) => script.text()));
  const size = texts.reduce((sum, text) => sum + brotliCompressSync(text).byteLength, 0);
  expect(size).toBeLessThanOrEqual(90_000);
});

test("a press before the form's code does nothing; the next sends what was typed, once", async ({ page }) => {
  const logs: unknown[] = [];
  page.on("console", (message) => message.type() === "log" && logs.push(message));
  const release = await holdFiles(page, FORM_CODE);
  await page.clock.install();
  await page.goto("/#cta");
  await homeForm.fill(page);
  await homeForm.submitButton(page).dblclick();
  await page.clock.fastForward(12_000);
  await expect(page).toHaveURL("/#cta");
  release();
  await homeForm.hydrated(page).waitFor();
  expect(await homeForm.send(page)).toEqual(homeForm.VALID);
  expect(logs).toHaveLength(1);
});

test.describe("a translator replaces all texts before the code of an island arrives", () => {
  // React says that the page is not what it rendered, and renders the island anew.
  test.use({ expectedErrors: /React error #418/ });

  for (const [path, file, first, last, value] of [
    ["/", "EnquiryForm", "#home-phone", "#home-message", "+372 555 1234"],
    ["/services", "Assessment", "[name=goal]", "[name=leads]", "44"],
  ] as const) {
    test(`what was typed on ${path} stays, with focus, the topic and the place`, async ({ page }) => {
      const release = await holdFiles(page, `**/_astro/${file}*`);
      await page.goto(`${path}#cta-strategy-call`);
      const [other, input] = [page.locator(first), page.locator(last)];
      await other.fill(value);
      await input.fill(value);
      const before = await input.elementHandle();
      await translate(page);
      // Away from where the fragment leads.
      await page.evaluate(() => scrollBy(0, 100));
      const top = await page.evaluate(() => scrollY);
      release();
      await page.locator(`astro-island:not([ssr]) ${last}`).waitFor();
      await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
      await expect(input).toBeFocused();
      await expect(homeForm.topicLines(page, topics.strategyCall)).toBeVisible();
      await nextFrames(page);
      for (const field of [other, input]) await expect(field).toHaveValue(value);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    });
  }
});

for (const [what, width, address, parts] of [
  ["the hero", 390, "/", /(?=<figure |<figcaption |<ul )/],
  ["the form with its topic", 320, "/#cta-strategy-call", /(?=<label |<textarea )/],
  ["the drawing beside the form", 1280, "/contact", /(?=<label |<textarea |<\/form>)/],
] as const) {
  test(`at ${width} px ${what} stays in its place while the page arrives part by part`, async ({ page }) => {
    const { pathname } = new URL(address, "https://localhost");
    const [first, ...others] = readFileSync(`dist/${pageName(pathname)}.html`, "utf8").split(parts);
    const encoder = new TextEncoderStream();
    const writer = encoder.writable.getWriter();
    const app = createApp({ folder: "dist" });
    const { url, close } = await serve((request) => {
      if (new URL(request.url).pathname !== pathname) return app.fetch(request);
      return new Response(encoder.readable, { headers: { "Content-Type": "text/html" } });
    });
    // Fonts move texts elsewhere (web-font.spec.ts).
    await holdFiles(page, FONT_FILES);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShift);
    void writer.write(first);
    await page.goto(url + address, { waitUntil: "commit" });
    for (const part of others) {
      await nextFrames(page);
      void writer.write(part);
    }
    await writer.close();
    await page.waitForLoadState("domcontentloaded");
    await nextFrames(page);
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(MAX_SHIFT);
    await close();
  });
}
