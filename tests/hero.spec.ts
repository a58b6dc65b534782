import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const hero = (page: Page) => page.locator("main > section").first();
const drawing = (page: Page) => hero(page).locator("svg:visible");
/** In place of the box of what is not shown. */
const none = { x: NaN, y: NaN, width: NaN, height: NaN };
/** The middle of the point at which the streams gather and the line begins, within the window. */
async function gathering(page: Page) {
  const { x, y, width, height } = (await drawing(page).locator("path").last().boundingBox()) ?? none;
  return { x: x + width / 2, y: y + height / 2 };
}

for (const [width, height] of [
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1000],
  [390, 664],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} the first window shows where the streams gather`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const box = (await hero(page).boundingBox()) ?? none;
    const { x, y } = await gathering(page);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeLessThan(height);
    const part = (y - box.y) / box.height;
    expect(part).toBeGreaterThan(0.54);
    expect(part).toBeLessThan(0.66);
    expect(box.y + box.height).toBeGreaterThanOrEqual(height - 1);
    if (width >= 1280) expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
  });
}

test("on a phone on its side, the headline and a part of the line are in view", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(drawing(page).locator(".line-accent").first()).toBeInViewport();
});

test("on a phone the line rises to the button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  // Without the width of the stroke.
  const line = await drawing(page)
    .locator(".line-accent")
    .first()
    .evaluate((path) => path.getBoundingClientRect().toJSON() as DOMRect);
  const button = (await hero(page).locator("[data-variant]").boundingBox()) ?? none;
  expect(Math.abs(line.y - (button.y + button.height))).toBeLessThanOrEqual(3);
  expect(line.x + line.width).toBeLessThanOrEqual(button.x + button.width);
});

for (const width of [320, 390, 768, 1280, 1920]) {
  test(`no part of the drawing is cut off at ${width} px but the line at the window's edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const area = (await hero(page).boundingBox()) ?? none;
    const box = (await drawing(page).boundingBox()) ?? none;
    expect(box.y + box.height).toBeLessThanOrEqual(area.y + area.height);
    expect(box.x).toBe(0);
    expect(Math.round(box.width)).toBe(width);
  });
}

for (const [width, height] of [
  [390, 664],
  [768, 700],
  [844, 390],
  [1000, 700],
  [1024, 576],
  [1280, 600],
  [1280, 800],
] as const) {
  test(`at ${width} × ${height} neither a point nor the line is behind text`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const drawn = await drawing(page).evaluate((svg) =>
      [...svg.querySelectorAll<SVGPathElement>("[d*=h0M], .line-accent")].flatMap((path) => {
        const toWindow = path.getScreenCTM() as DOMMatrix;
        const isLine = path.matches(".line-accent");
        const points = isLine
          ? Array.from({ length: 100 }, (_, part) =>
              path.getPointAtLength((path.getTotalLength() * part) / 99),
            )
          : [...(path.getAttribute("d") ?? "").matchAll(/M(\S+) (\S+?)h0/g)].map(
              ([, x, y]) => new DOMPoint(Number(x), Number(y)),
            );
        return points.map(({ x, y }) => new DOMPoint(x, y).matrixTransform(toWindow).toJSON() as DOMPoint);
      }),
    );
    expect(drawn.length).toBeGreaterThan(200);
    const texts = await hero(page).evaluate((section) => {
      const range = document.createRange();
      const nodes = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      while (nodes.nextNode()) {
        range.selectNodeContents(nodes.currentNode);
        rects.push(...[...range.getClientRects()].map((rect) => rect.toJSON() as DOMRect));
      }
      return rects;
    });
    const behind = drawn.filter(({ x, y }) =>
      texts.some((text) => x > text.left && x < text.right && y > text.top && y < text.bottom),
    );
    expect(behind).toEqual([]);
  });
}

test.describe("the points", () => {
  const moving = (page: Page) =>
    drawing(page).evaluate((svg) => svg.getAnimations({ subtree: true }).map(({ playState }) => playState));

  test("flow into the channel once, in 1.2 seconds", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const durations = await drawing(page).evaluate((svg) =>
      svg.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    expect(new Set(durations)).toEqual(new Set([1200]));
    await expect.poll(() => moving(page).then((states) => new Set(states))).toEqual(new Set(["finished"]));
  });

  test("are motionless if the visitor prefers reduced motion", async ({ page }) => {
    await page.goto("/");
    expect(await moving(page)).toEqual([]);
  });
});
