import type { Page } from "@playwright/test";
import { expect, PAGES, test } from "../fixtures.ts";

/** What the Tab key reaches: a stop's HTML, and what is wrong with it. */
interface Stop {
  html: string;
  /** Undefined if the whole stop can be seen. */
  problem: string | undefined;
}

/**
 * Presses a key until focus has passed every stop of the page.
 * @param key Tab or Shift+Tab
 * @returns the stops in their order; a stop is wrong if it or its outline is outside of the window, or if a
 * corner or the center of it is covered (WCAG 2.4.11 and 2.4.12)
 */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(inspectFocus);
    if (!stop) return stops;
    stops.push(stop);
    if (stops.length > 300) throw new Error("Focus doesn't leave the page.");
  }
}

/** In the page: the element with focus; null if none has it. */
function inspectFocus(): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // Browsers scroll only the caret of a text into view, and only a part of what is too high for the window.
  const mayLeave = focused.matches("textarea") || focused.getBoundingClientRect().height > innerHeight / 2;
  const { outlineOffset, outlineWidth } = getComputedStyle(focused);
  const outline = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const problems: string[] = [];
  let seen = 0;
  for (const { left, top, right, bottom } of focused.getClientRects()) {
    const xs = [left + 3, (left + right) / 2, right - 3];
    const ys = [top + 3, (top + bottom) / 2, bottom - 3];
    const isCut = left < outline || right + outline > innerWidth || bottom + outline > innerHeight;
    if (isCut && !mayLeave) problems.push("its outline is cut off");
    for (const [x = 0, y = 0] of xs.flatMap((x) => ys.map((y) => [x, y]))) {
      const isOutside = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
      const found = document.elementFromPoint(x, y);
      if (mayLeave && (isOutside || found?.closest("body > header"))) continue;
      // Round corners show what is behind.
      if (found && (focused.contains(found) || found.contains(focused))) seen++;
      else problems.push(isOutside ? "outside" : `behind ${found?.outerHTML.slice(0, 60)}`);
    }
  }
  if (seen === 0) problems.push("not seen");
  return { html: focused.outerHTML.slice(0, 90), problem: problems[0] };
}

/** The elements that the Tab key must reach, in the order of the page; also what scrolls. */
const expectedStops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary, .scroller")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ tabIndex, scrollWidth, clientWidth }) => tabIndex >= 0 || scrollWidth > clientWidth + 1)
      .filter((element) => !element.matches(":disabled, [inert] *"))
      .map((element) => element.outerHTML.slice(0, 90)),
  );

for (const [width, height, routes] of [
  [320, 256, PAGES],
  [1280, 800, ["/"]],
] as const) {
  for (const route of routes) {
    test(`${route} at ${width} × ${height} px: Tab reaches all, and nothing covers it`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(route);
      // Until an island is hydrated, some of its buttons are hidden.
      for (const island of await page.locator("astro-island > :first-child").all()) {
        await island.scrollIntoViewIfNeeded();
      }
      await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
      const forwards = await walk(page, "Tab");
      const backwards = await walk(page, "Shift+Tab");
      expect([...forwards, ...backwards].filter(({ problem }) => problem)).toEqual([]);
      const stops = forwards.map(({ html }) => html);
      expect(backwards.map(({ html }) => html).reverse()).toEqual(stops);
      const expected = await expectedStops(page);
      expect(stops).toEqual(expected);
      expect(expected.length).toBeGreaterThan(10);
    });
  }
}
