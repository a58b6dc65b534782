import type { Page } from "@playwright/test";
import { NOT_CONNECTED } from "../../src/features/enquiry/page-topics.ts";
import { expect, expectStill, PAGES, ROUTES, scrollsSideways, test } from "../fixtures.ts";

/** Targets smaller than this, in px; links within a sentence are exempt (WCAG 2.5.8). */
const tooSmall = (page: Page, selector: string, px: number) =>
  page.locator(selector).evaluateAll((elements, least) => {
    const isInSentence = (element: Element) =>
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return elements
      .filter((element) => element.checkVisibility() && !isInSentence(element))
      .map((element) => ({ text: element.textContent?.trim(), box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < least || Math.round(box.height) < least)
      .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }, px);

/** Words that are broken within, and words beyond the window's edges, unless they can be scrolled to. */
const badWords = (page: Page) =>
  page.evaluate(() => {
    const bad = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest(".sr-only, a[href='#content']")) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+([./@][\p{L}\p{N}]+)*/gu)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()];
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        const isOutside = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
        // Addresses may break anywhere, and so may words of more letters than a headline may have.
        const mayBreak = /[./@]/.test(word) || word.length > 14 || element.closest("a[href^='tel:']");
        if ((lines > 1 && !mayBreak) || (isOutside && !element.closest(".scroller"))) bad.add(word);
      }
    }
    return [...bad];
  });

for (const route of PAGES) {
  test.describe(route, () => {
    test("is readable on a phone whose default font size is 32 px", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      const session = await page.context().newCDPSession(page);
      await session.send("Page.enable");
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
      await page.goto(route);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      expect(await badWords(page)).toEqual([]);
      const header = page.locator("body > header");
      expect((await header.boundingBox())?.height).toBeLessThan(844 / 5);
      const smallTargets = await tooSmall(page, "[data-variant], header button, header a", 44);
      expect(smallTargets).toEqual([]);
    });

    test("has targets that are large enough; larger text and spacing lose nothing", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(route);
      expect(await tooSmall(page, "a, button, summary, input, textarea", 24)).toEqual([]);
      const important = "[data-variant], header button, header a, input, textarea, a[href*='#cta-']";
      expect(await tooSmall(page, important, 44)).toEqual([]);
      // On a tablet and a laptop whose browser enlarges only text, to 200 %.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      for (const width of [768, 1024]) {
        await page.setViewportSize({ width, height: 768 });
        expect(await badWords(page)).toEqual([]);
        expect(await scrollsSideways(page)).toBe(false);
      }
      // With increased text spacing (WCAG 1.4.12).
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "";
        const style = new CSSStyleSheet();
        style.replaceSync(
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
        );
        document.adoptedStyleSheets.push(style);
      });
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await badWords(page)).toEqual([]);
    });
  });
}

for (const [path, width, height, what, selector] of [
  ["/contact", 1280, 720, "its first button", "main [data-variant] >> nth=0"],
  ["/", 1280, 720, "its first button", "main [data-variant] >> nth=0"],
  ["/", 390, 664, "the drawing", "main > section:first-child figure > div svg"],
  ["/#experts", 1280, 800, "the tiles", "#experts .card"],
] as const) {
  test(`at ${width} × ${height} the first window of ${path} has ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    // The form of a launched site has no notice. Hidden, because React compares the elements.
    await page.evaluate((id) => {
      const style = new CSSStyleSheet();
      style.replaceSync(`#${id} { display: none }`);
      document.adoptedStyleSheets.push(style);
    }, NOT_CONNECTED);
    expect(await page.locator(selector).count()).toBeGreaterThan(0);
    for (const part of await page.locator(selector).all()) await expect(part).toBeInViewport({ ratio: 1 });
  });
}

for (const route of ROUTES) {
  test(`${route} moves within the budget when its font arrives, at 15 widths`, async ({ page }) => {
    const phones = [320, 360, 375, 390, 412, 430, 480];
    await expectStill(page, route, [...phones, 600, 768, 820, 1024, 1280, 1440, 1680, 1920]);
  });
}
