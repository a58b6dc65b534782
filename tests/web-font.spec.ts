import type { Page } from "@playwright/test";
import { TYPEFACE } from "../src/styles/typeface.ts";
import {
  expect,
  expectStill,
  FONT_FILES,
  holdFiles,
  NOT_FOUND_ERRORS,
  PAGES,
  test,
  UNKNOWN,
  waitForFonts,
} from "./fixtures.ts";

/** Returns the typefaces in which the browser has rendered the page's text. */
async function typefacesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "h1, h2, h3, p, li, a, button, label, dt, dd, summary",
  });
  const all = await Promise.all(
    nodeIds.map((nodeId) => session.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  const names = all.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName));
  // A variable font may have the name of its lightest style, such as “Figtree Light”.
  return [...new Set(names.map((name) => (name.startsWith(TYPEFACE.name) ? TYPEFACE.name : name)))];
}

/** Links that open a page at one of its last parts: what is above must not move it. */
const FRAGMENTS = ["/#cta", "/services#cta-lead-generation", "/contact#contact-phone"];

test.describe("on every page", () => {
  test.use({ expectedErrors: NOT_FOUND_ERRORS });
  for (const route of [...PAGES, UNKNOWN, ...FRAGMENTS]) {
    test(`${route} moves within the budget for layout shift when its font arrives`, async ({ page }) => {
      // More widths of the others: full/look.spec.ts.
      await expectStill(page, route, route === UNKNOWN ? [390, 1280] : [390]);
    });
  }
});

test("the whole page is in the brand's typeface, also if it arrives after a scroll", async ({ page }) => {
  const release = await holdFiles(page, FONT_FILES);
  await page.goto("/services", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await page.mouse.wheel(0, 2000);
  await page.waitForFunction(() => scrollY > 0);
  expect(await typefacesOf(page)).not.toContain(TYPEFACE.name);
  release();
  await expect.poll(() => typefacesOf(page)).toEqual([TYPEFACE.name]);
});

test("a page loads one font file of at most 30 KB, and another only for ž", async ({ page }) => {
  await page.goto("/");
  await waitForFonts(page);
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  const needsAnother = /[Ā-ɏ]/.test(await page.locator("body").innerText());
  expect(sizes).toHaveLength(needsAnother ? 2 : 1);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(30_000);
});

test("the web font has English and Estonian letters, and draws “!!!”, not “!!1”", async ({ page }) => {
  await page.goto("/");
  const missing = await page.evaluate(async () => {
    const family = getComputedStyle(document.documentElement).getPropertyValue("--font-main");
    const letters = [..."ABCXYZabcxyz0123456789ÕÄÖÜõäöüŠŽšž€§–—’“”…"];
    await document.fonts.load(`100px ${family}`, letters.join(""));
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const width = (letter: string, fallback: string) => {
      pen.font = `100px ${family}, ${fallback}`;
      return pen.measureText(letter).width;
    };
    // A missing letter has the width of the fallback font.
    return letters.filter((letter) => width(letter, "monospace") !== width(letter, "serif"));
  });
  expect(missing).toEqual([]);
  for (const part of ["body", "textarea"]) {
    await expect(page.locator(part).first()).toHaveCSS("font-variant-ligatures", "no-contextual");
  }
});
