import type { Page } from "@playwright/test";
import {
  expect,
  holdFiles,
  NOT_FOUND_ERRORS,
  nextFrames,
  ROUTES,
  recordShift,
  test,
  UNKNOWN,
  waitForWebFont,
} from "./fixtures";

/** The budget for layout shift. */
const MAX_SHIFT = 0.02;

/** Returns the font families in which the page's text is rendered. */
const familiesOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll("body *")]
        .filter(({ textContent }) => textContent?.trim())
        .map((element) => getComputedStyle(element).fontFamily),
    ),
  ]);

test.describe("on every page", () => {
  test.use({ expectedErrors: NOT_FOUND_ERRORS });
  for (const route of [...ROUTES, UNKNOWN]) {
    test(`${route} switches to the web font within the budget for layout shift`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.addInitScript(recordShift);
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(route);
        await waitForWebFont(page);
        await nextFrames(page);
        expect(await page.evaluate(() => window.shift), `${width} px`).toBeLessThanOrEqual(MAX_SHIFT);
      }
      expect(await familiesOf(page)).toEqual([expect.stringContaining("Familjen Grotesk")]);
    });
  }
});

test("if the visitor scrolls before the font has loaded, the page keeps the fallback font, and nothing moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of ROUTES) {
    const release = await holdFiles(page, "**/*.woff2");
    await page.goto(route);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.wheel(0, length / 2);
    await page.waitForFunction(() => scrollY > 0);
    await page.evaluate(recordShift);
    const loaded = page.waitForResponse(/\.woff2/);
    release();
    await (await loaded).finished();
    await nextFrames(page);
    expect(await page.evaluate(() => window.shift), route).toBeLessThanOrEqual(MAX_SHIFT);
    expect(await familiesOf(page), route).toEqual(["Fallback, sans-serif"]);
    await page.unroute("**/*.woff2");
  }
});

test.describe("if the web font can't be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test("the whole page keeps the fallback font", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/");
    await failed;
    expect(await familiesOf(page)).toEqual(["Fallback, sans-serif"]);
  });
});

test("the first page loads one file of the web font, of at most 30 KB, after its first paint; the next page uses it at once", async ({
  page,
}) => {
  await page.goto("/");
  await waitForWebFont(page);
  const { paint, files } = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    files: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime, encodedBodySize }) => ({ startTime, encodedBodySize })),
  }));
  expect(files).toHaveLength(1);
  expect(files[0]?.encodedBodySize).toBeLessThanOrEqual(30_000);
  expect(files[0]?.startTime).toBeGreaterThan(paint);

  await page.locator("footer a[href='/services']").click();
  await expect(page).toHaveURL("/services");
  await waitForWebFont(page);
  const fromNetwork = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
      ({ name, transferSize }) => name.endsWith(".woff2") && transferSize > 0,
    ),
  );
  expect(fromNetwork).toEqual([]);
});

test("the web font has every letter of English and Estonian", async ({ page }) => {
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
});
