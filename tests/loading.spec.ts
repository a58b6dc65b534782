import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { ConsoleMessage, Page, Response } from "@playwright/test";
import { serve } from "../scripts/serve.ts";
import { createApp } from "../server/app.ts";
import { expect, holdFiles, nextFrames, PAGES, recordShift, test } from "./fixtures.ts";
import { copyOf, site } from "./support/content.ts";
import * as homeForm from "./support/home-form.ts";
import { translatePage } from "./support/page-translator.ts";
import { TOASTS } from "./support/specification.ts";

const { form: copy, notConnected } = copyOf("enquiry");
const FORM_CODE = "**/_astro/EnquiryForm*";

/** Collects the scripts that a page loads. */
function recordScripts(page: Page) {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  return {
    urls: () => scripts.map((script) => script.url()),
    size: async () => {
      const texts = await Promise.all(scripts.map((script) => script.text()));
      return texts.reduce((sum, text) => sum + brotliCompressSync(text).byteLength, 0);
    },
  };
}

test("the form's code is loaded only when it comes near the window, and has at most 90,000 bytes", async ({
  page,
}) => {
  const { urls, size } = recordScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(urls().join()).not.toContain("EnquiryForm");
  await page.locator("#home-message").scrollIntoViewIfNeeded();
  await homeForm.live(page).waitFor();
  expect(urls().join()).toContain("EnquiryForm");
  expect(await size()).toBeLessThanOrEqual(90_000);
});

for (const route of PAGES) {
  test(`${route} loads at most 5 KB of script files, and no drawing exceeds 6 KB`, async ({ page }) => {
    const { size } = recordScripts(page);
    await page.goto(route, { waitUntil: "networkidle" });
    expect(await size()).toBeLessThanOrEqual(5000);
    const drawings = await page.locator("svg").evaluateAll((all) => all.map((svg) => svg.outerHTML));
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) {
      expect(brotliCompressSync(drawing).byteLength).toBeLessThanOrEqual(6000);
    }
  });
}

test("if the form's code takes 12 s, a press shows that it is being handled, and is carried out once, with what was typed", async ({
  page,
}) => {
  const logs: unknown[] = [];
  page.on("console", (message) => message.type() === "log" && logs.push(message));
  const release = await holdFiles(page, FORM_CODE);
  await page.clock.install();
  await page.goto("/#cta");
  await homeForm.fill(page);
  await homeForm.submitButton(page).dblclick();
  await page.clock.fastForward(12_000);
  await expect(page).toHaveURL("/#cta");
  const after = await page
    .locator("#cta [type=submit]")
    .evaluate((button) => getComputedStyle(button, "::after").content);
  expect(after).toBe(`"${copy.busy}"`);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  release();
  await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
  expect(await (await logged).args()[1]?.jsonValue()).toEqual(homeForm.VALID);
  expect(logs).toHaveLength(1);
});

test.describe("a translator changes the page before the form's code arrives", () => {
  // React says that the page is not what it rendered, and renders the form anew.
  test.use({ expectedErrors: /React error #418/ });

  test("what was typed and a press survive, and the press is carried out once", async ({ page }) => {
    const logs: ConsoleMessage[] = [];
    page.on("console", (message) => message.type() === "log" && logs.push(message));
    const release = await holdFiles(page, FORM_CODE);
    await page.goto("/#cta-strategy-call");
    await homeForm.fill(page);
    await homeForm.field(page, "phone").fill("+372 555 1234");
    await translatePage(page);
    const before = await page.locator("#cta form").elementHandle();
    await homeForm.submitButton(page).click();
    release();
    await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
    expect(await before?.evaluate((form) => form.isConnected)).toBe(false);
    expect(await logs[0]?.args()[1]?.jsonValue()).toMatchObject(homeForm.VALID);
    expect(logs).toHaveLength(1);
  });

  test("what was typed, focus and the topic are still there", async ({ page }) => {
    const release = await holdFiles(page, FORM_CODE);
    await page.goto("/#cta-strategy-call");
    await homeForm.fill(page);
    await translatePage(page);
    const message = homeForm.field(page, "message");
    await message.focus();
    const before = await page.locator("#cta form").elementHandle();
    // Away from where the fragment leads.
    await page.evaluate(() => scrollBy(0, 100));
    const top = await page.evaluate(() => scrollY);
    release();
    await expect.poll(() => before?.evaluate((form) => form.isConnected)).toBe(false);
    await expect(message).toBeFocused();
    for (const [name, value] of Object.entries(homeForm.VALID)) {
      await expect(homeForm.field(page, name as keyof typeof homeForm.VALID)).toHaveValue(value);
    }
    await expect(page.locator("strong", { hasText: copyOf("home").cta.topics.strategyCall })).toBeVisible();
    await expect(homeForm.field(page, "phone")).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
});

test.describe("the page changes before the code of an island arrives", () => {
  test.use({ expectedErrors: /React error #418/ });

  const addElements = (page: Page) =>
    page.locator("astro-island :is(form, fieldset) > div").evaluateAll((places) => {
      for (const place of places) place.prepend(document.createElement("span"));
    });
  for (const [what, change, island, file, field, value] of [
    ["an extension adds elements", addElements, "form", "EnquiryForm", "#home-message", "Typed early."],
    ["a translator replaces its texts", translatePage, "assessment", "Assessment", "[name=leads]", "44"],
  ] as const) {
    test(`${what}: what was typed into the ${island} stays, with focus`, async ({ page }) => {
      const release = await holdFiles(page, `**/_astro/${file}*`);
      await page.goto("/");
      const input = page.locator(field);
      await input.fill(value);
      const before = await input.elementHandle();
      await change(page);
      release();
      await page.locator(`astro-island:not([ssr]) ${field}`).waitFor();
      await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
      await expect(input).toHaveValue(value);
      await expect(input).toBeFocused();
      await nextFrames(page);
      await expect(input).toHaveValue(value);
    });
  }
});

test.describe("if the form's code can't be loaded", () => {
  test.use({ expectedErrors: /ERR_FAILED|Error hydrating/ });

  for (const when of ["before", "after"]) {
    test(`a press ${when} that leads to the notice that says where to write`, async ({ page }) => {
      await page.route(FORM_CODE, (route) => route.abort());
      const failure = page.waitForEvent("console", (message) => message.text().includes("Error hydrating"));
      await page.goto("/#cta");
      await homeForm.fill(page);
      if (when === "after") await failure;
      await homeForm.submitButton(page).click();
      const notice = page.getByText(notConnected);
      await expect(notice).toBeFocused();
      await expect(notice.getByRole("link", { name: site.email })).toBeVisible();
      await expect(homeForm.submitButton(page)).toBeVisible();
      await expect(homeForm.field(page, "message")).not.toHaveValue("");
    });
  }
});

for (const width of [320, 390]) {
  for (const [what, address, parts] of [
    ["the hero", "/", /(?=<figure |<figcaption |<h2>)/],
    ["the form with its topic", "/#cta-strategy-call", /(?=<label |<textarea )/],
  ] as const) {
    test(`at ${width} px ${what} stays in its place while the page arrives part by part`, async ({
      page,
    }) => {
      const [first, ...others] = readFileSync("dist/index.html", "utf8").split(parts);
      const encoder = new TextEncoderStream();
      const writer = encoder.writable.getWriter();
      const app = createApp({ folder: "dist" });
      const { url, close } = await serve((request) => {
        if (new URL(request.url).pathname !== "/") return app.fetch(request);
        return new Response(encoder.readable, { headers: { "Content-Type": "text/html" } });
      });
      // Fonts move texts elsewhere (web-font.spec.ts).
      await holdFiles(page, "**/*.woff2");
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
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.02);
      await close();
    });
  }
}
