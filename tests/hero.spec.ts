import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const hero = (page: Page) => page.locator("main > section").first();
const drawing = (page: Page) => hero(page).locator("svg:visible");

for (const [width, height] of [
  [1280, 720],
  [1920, 1000],
  [390, 664],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} the first window shows the button, and where the line begins and leaves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(hero(page).locator("[data-variant]")).toBeInViewport({ ratio: 1 });
    const [line, gathering] = (await drawing(page).locator("path").all()).slice(-2);
    await expect(gathering as Locator).toBeInViewport({ ratio: 1 });
    const box = await line?.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(width);
  });
}

for (const [width, height, fontSize = ""] of [
  [320, 640],
  [390, 664],
  [768, 700],
  [844, 390],
  [1024, 576],
  [1024, 768, "200%"],
  [1280, 600],
  [1280, 800],
  [1920, 1000],
] as const) {
  const letters = fontSize && `, with letters of ${fontSize}`;
  test(`at ${width} × ${height}${letters}, the drawing is whole and not behind text`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const { drawn, texts, bottom } = await hero(page).evaluate((section) => {
      const paths = [...section.querySelectorAll("path")].filter((path) => path.checkVisibility());
      const isLine = (path: SVGPathElement) => path === paths.at(-2);
      const drawn = paths
        .filter((path) => isLine(path) || /h\.01M/.test(path.getAttribute("d") ?? ""))
        .flatMap((path) => {
          const toWindow = path.getScreenCTM() as DOMMatrix;
          const points = isLine(path)
            ? Array.from({ length: 100 }, (_, part) =>
                path.getPointAtLength((path.getTotalLength() * part) / 99),
              )
            : [...(path.getAttribute("d") ?? "").matchAll(/M(\S+) (\S+?)h\.01/g)].map(
                ([, x, y]) => new DOMPoint(Number(x), Number(y)),
              );
          return points.map(({ x, y }) => new DOMPoint(x, y).matrixTransform(toWindow).toJSON() as DOMPoint);
        });
      const range = document.createRange();
      const nodes = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const texts: DOMRect[] = [];
      while (nodes.nextNode()) {
        range.selectNodeContents(nodes.currentNode);
        texts.push(...[...range.getClientRects()].map((rect) => rect.toJSON() as DOMRect));
      }
      return { drawn, texts, bottom: section.getBoundingClientRect().bottom };
    });
    expect(drawn.length).toBeGreaterThan(100);
    const bad = drawn.filter(
      ({ x, y }) =>
        x < 0 ||
        y > bottom ||
        texts.some((text) => x > text.left && x < text.right && y > text.top && y < text.bottom),
    );
    expect(bad).toEqual([]);
  });
}

test("the points flow into the channel once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const states = () =>
    drawing(page).evaluate((svg) => svg.getAnimations({ subtree: true }).map(({ playState }) => playState));
  await expect.poll(async () => new Set(await states())).toEqual(new Set(["finished"]));
});
