import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const hero = (page: Page) => page.locator("main > section").first();
/** The growth line and the gather point, of the last drawing before the key. */
const line = (page: Page) => hero(page).locator("figure > div > svg:last-child path");

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
    await expect(line(page).last()).toBeInViewport({ ratio: 1 });
    const box = await line(page).first().boundingBox();
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
      const drawings = [...section.querySelectorAll("figure > div > svg")];
      const paths = drawings
        .flatMap((drawing) => [...drawing.querySelectorAll("path")])
        .filter((path) => path.checkVisibility());
      const isLine = (path: SVGPathElement) => path.matches("svg:last-child > path:first-child");
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

test("the companies arrive, then the line follows, once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const times = await hero(page)
    .locator("figure")
    .evaluate((figure) =>
      [...figure.querySelectorAll("*")]
        .map((element) => getComputedStyle(element))
        .filter(
          ({ animationName, animationTimeline }) => animationName !== "none" && animationTimeline === "auto",
        )
        .map((style) =>
          [style.animationDelay, style.animationDuration, style.animationIterationCount].join(" "),
        ),
    );
  expect(new Set(times)).toEqual(new Set(["0s 0.4s 1", "0.4s 0.6s 1"]));
});
