import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type Axe from "axe-core";
import { isDraft } from "./support/specification.ts";

export { expect };

/** The paths of all pages in the built sitemap, so that new pages are tested, too. */
export const ROUTES: readonly string[] = [
  ...readFileSync("dist/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, url = ""]) => new URL(url).pathname);
/** The pages that differ in more than their text: one legal text stands for all. */
export const PAGES = ROUTES.filter(
  (route) => route === "/privacy" || !existsSync(`src/content/legal${route}.md`),
);
export const UNKNOWN = "/no-such-page";
export const FONT_FILES = "**/*.woff2";
/** The budget for layout shift. */
export const MAX_SHIFT = 0.02;
/** When the font arrives, a client's words may break into other lines: what Core Web Vitals call good. */
const MAX_FONT_SHIFT = isDraft ? MAX_SHIFT : 0.1;

interface Fixtures {
  /** The console errors that a test expects; any other error fails it. */
  expectedErrors: RegExp;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [/(?!)/, { option: true }],
  /** Fails the test on a console error or an uncaught exception. */
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    await use(page);
    expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([]);
  },
});

/**
 * Skips a test, or all if called before them, and says why.
 * @param missing what is not installed
 */
export function skipWithout(missing: string | undefined): void {
  if (missing) console.log(`Skipped: ${missing}.`);
  test.skip(Boolean(missing), missing);
}

/** The console errors of the not-found page. */
export const NOT_FOUND_ERRORS = /^Page not found:|status of 404/;

/** Waits until a section is at the top of the window, below the sticky header. */
export async function expectAtSection(page: Page, id: string) {
  const isAtTop = (section: Element) => {
    const header = document.querySelector("body > header")?.clientHeight ?? Number.NaN;
    const { top } = section.getBoundingClientRect();
    const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    return top >= header - 2 && (top < header + 60 || (atEnd && top < 700));
  };
  await expect.poll(() => page.locator(`#${id}`).evaluate(isAtTop)).toBe(true);
}

/** Expects an element to be wholly in the window, and not under the header. */
export async function expectBelowHeader(page: Page, element: Locator) {
  await expect(element).toBeInViewport({ ratio: 1 });
  const header = await page.locator("body > header").boundingBox();
  const top = async () => (await element.boundingBox())?.y ?? Number.NaN;
  await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
}

/** Waits until the fonts that the page uses have loaded. */
export const waitForFonts = (page: Page) => page.evaluate(async () => void (await document.fonts.ready));

/**
 * Delays files.
 * @param files glob of their addresses
 * @returns lets them load
 */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Replaces each text of the page with an element that holds it, as translators in browsers do. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, textarea")) continue;
      const font = document.createElement("font" as string);
      font.append(text.data);
      text.replaceWith(font);
    }
  });

/** Where each element is in the window. */
export const boxesOf = (elements: Locator): Promise<DOMRect[]> =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));

/** Whether two texts meet: a line of text is higher than its digits. */
export const meet = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;

/** The font size of each element, in px. */
export const fontSizes = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));

/** Waits two frames: a change is painted in the first, and its layout shift reported in the second. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** In the page: sums up layout shifts (Layout Instability) in window.shift from now on. */
export function recordShift() {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.shift += entry.value;
    }
  }).observe({ type: "layout-shift" });
}

/** Expects a page to move within the budget if its web font arrives when it has been painted without it. */
export async function expectStill(page: Page, route: string, widths: readonly number[]) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(recordShift);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdFiles(page, FONT_FILES);
    await page.goto(route, { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await nextFrames(page);
    release();
    await waitForFonts(page);
    await nextFrames(page);
    expect(await page.evaluate(() => window.shift), `${width} px`).toBeLessThanOrEqual(MAX_FONT_SHIFT);
    await page.unroute(FONT_FILES);
  }
}

declare global {
  interface Window {
    axe?: typeof Axe;
    shift: number;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Without axe's own wrapper for Playwright, which injects the engine for each analysis and also
 * returns everything that passed.
 */
export async function expectNoViolation(page: Page) {
  if (!(await page.evaluate(() => Boolean(window.axe)))) {
    await page.evaluate(AXE);
  }
  const found = await page.evaluate(async () => {
    // A theme's colors change in transitions.
    for (const animation of document.getAnimations()) animation.finish();
    const report = await window.axe?.run({ resultTypes: ["violations"] });
    return report?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(found).toEqual([]);
}

/** Expects a state of a page to have no axe violation, in the light theme and with forced colors. */
export async function expectStateAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoViolation(page);
  await page.emulateMedia({ colorScheme: "dark", forcedColors: "active" });
  await expectNoViolation(page);
}

/** Whether the page is wider than the window. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Expects no axe violation and no sideways scroll, on a light phone and a dark desktop. */
export async function expectAccessible(page: Page) {
  for (const [width, colorScheme] of [
    [320, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // The page follows a change of the window in its next frame: a wider one closes the open menu.
    await nextFrames(page);
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoViolation(page);
  }
}
