import { wcagContrast as contrast } from "culori";
import { expect, PAGES, skipWithout, test, UNKNOWN } from "../fixtures.ts";
import { fetchChromium, startOldChromium } from "./engines/old-chromium.ts";

/** Something seen on a page, with its color and that of what is behind it. */
type Seen = [what: string, color: string, background: string];

/** In the page: the texts and the edges of fields. */
function inspect(): Seen[] {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const backgroundOf = (element: Element | null): string => {
    if (!element) return "white";
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === "rgba(0, 0, 0, 0)" ? backgroundOf(element.parentElement) : backgroundColor;
  };
  const seen: Seen[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const range = new Range();
    range.selectNode(texts.currentNode);
    const text = range.toString().trim();
    if (!element || !text || range.getClientRects().length === 0) continue;
    seen.push([text, getComputedStyle(element).color, backgroundOf(element)]);
  }
  for (const field of document.querySelectorAll("input, textarea")) {
    if (field.getClientRects().length === 0) continue;
    const { borderTopWidth, borderTopColor } = getComputedStyle(field);
    const color = borderTopWidth === "0px" ? backgroundOf(field) : borderTopColor;
    seen.push([field.outerHTML, color, backgroundOf(field)]);
  }
  return seen;
}

// Without light-dark(), the latter two; 109 also without OKLCH, nesting and popovers.
for (const version of ["109.0.6", "119.0.2", "122.0.0"]) {
  test(`in Chromium ${version} every text is read, and every field has an edge, in each theme`, async ({
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const program = fetchChromium(version);
    skipWithout(program ? undefined : `npm has no @sparticuz/chromium@${version} for this system`);
    const browser = await startOldChromium(program ?? "");
    try {
      for (const route of [...PAGES, UNKNOWN]) {
        for (const theme of ["light", "dark"] as const) {
          const page = `${baseURL}${route}?${theme}`;
          await browser.open(page, [390, 844], theme);
          const isOpen = `location.href === "${page}" && document.readyState === "complete"`;
          await expect.poll(() => browser.read(isOpen).catch(() => false)).toBe(true);
          const seen = await browser.read<Seen[]>(`(${inspect})()`);
          expect(seen.length).toBeGreaterThan(20);
          expect(seen.filter(([, color, background]) => contrast(color, background) < 3)).toEqual([]);
          const header = "document.querySelector('body > header')";
          // One that stays in view leaves most of the window to the page.
          expect(
            await browser.read(
              `getComputedStyle(${header}).position === "static" || ${header}.offsetHeight < innerHeight / 5`,
            ),
          ).toBe(true);
          const skipLink = "document.querySelector('a[href=\"#content\"]')";
          expect(await browser.read(`${skipLink}.getBoundingClientRect().bottom <= 0`)).toBe(true);
        }
      }
    } finally {
      await browser.quit();
    }
  });
}
