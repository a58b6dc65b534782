import type { Page } from "@playwright/test";
import { expect, nextFrames, PAGES, test } from "../fixtures.ts";
import * as homeForm from "../support/home-form.ts";

/** What the Tab key reaches: a stop's HTML, and what is wrong with it. */
interface Stop {
  html: string;
  /** Undefined if the whole stop can be seen. */
  problem: string | undefined;
}

/**
 * Presses a key until focus has passed every stop of the page.
 * @param key Tab or Shift+Tab
 * @returns the stops in their order; a stop is wrong if it is outside of the window, or if a corner or
 * the center of it is covered (WCAG 2.4.11 and 2.4.12)
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
  // Browsers scroll only the caret of a text into view, and only a part of what is too high for the window, or
  // for what a toast leaves of it.
  const toast = document.querySelector("[data-toast]")?.getBoundingClientRect();
  const room = Math.min(innerHeight / 2, (toast?.top ?? innerHeight) - 12);
  const mayLeave = focused.matches("textarea") || focused.getBoundingClientRect().height > room;
  const problems: string[] = [];
  let seen = 0;
  for (const { left, top, right, bottom } of focused.getClientRects()) {
    const xs = [left + 3, (left + right) / 2, right - 3];
    const ys = [top + 3, (top + bottom) / 2, bottom - 3];
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

/** The elements that the Tab key must reach, in the order of the page. */
const expectedStops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter((element) => !element.matches(":disabled, [inert] *"))
      .map((element) => element.outerHTML.slice(0, 90)),
  );

/** Regions that scroll, which browsers make a tab stop. */
const scrollers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX === "auto")
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
      const forwards = await walk(page, "Tab");
      const backwards = await walk(page, "Shift+Tab");
      expect([...forwards, ...backwards].filter(({ problem }) => problem)).toEqual([]);
      const stops = forwards.map(({ html }) => html);
      expect(backwards.map(({ html }) => html).reverse()).toEqual(stops);
      const scrolling = await scrollers(page);
      const expected = await expectedStops(page);
      expect(stops.filter((stop) => !scrolling.includes(stop))).toEqual(expected);
      expect(expected.length).toBeGreaterThan(10);
    });
  }
}

test("a toast covers neither the button that has focus when it appears, nor what gets it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await homeForm.open(page);
  await homeForm.fill(page);
  const button = homeForm.submitButton(page);
  await button.press("Shift");
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight));
  await page.keyboard.press("Enter");
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  await nextFrames(page);
  const [above, below] = [await button.boundingBox(), await toast.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await expect(button).toBeFocused();
  // To the end of the page, which must make room for the toast.
  expect((await walk(page, "Tab")).filter(({ problem }) => problem)).toEqual([]);
});

test("at 320 × 256 px the toast of a failure covers nothing that has focus", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await homeForm.open(page);
  await homeForm.fill(page);
  await homeForm.breakSending(page);
  await homeForm.submitButton(page).click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  // From the button to the end, and from there through the whole page.
  const stops = [...(await walk(page, "Tab")), ...(await walk(page, "Shift+Tab"))];
  expect(stops.filter(({ problem }) => problem)).toEqual([]);
  expect(stops.map(({ html }) => html)).toEqual(expect.arrayContaining(await expectedStops(page)));
});
