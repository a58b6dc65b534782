import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectResult, fillNumbers, open, paper, section } from "./support/assessment-page.ts";

test("areas are to scale, and no texts or dots of a picture meet", async ({ page }) => {
  await open(page);
  const key = paper(page).locator("ul > li");
  const boxes = (picture: Locator, parts: string): Promise<DOMRect[]> =>
    picture.locator(parts).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    // A line of text is higher than its digits.
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  for (const [contracts, leads, goal, counts] of [
    [12, 48, 20, "24 33 40"],
    [12, 48, 24, "12 18 24"],
    [12, 48, 120, "12 18 120"],
    [12, 240, 15, "140 161 175"],
    [18, 24, 20, ""],
    [100, 600, 101, ""],
    [100, 600, 120, "250 276 300"],
    [150, 720, 188, "180 201 226"],
    [2000, 6000, 2600, "1,500 1,557 1,950"],
  ] as const) {
    await fillNumbers(page, { contracts, leads, goal });
    await expectResult(page, { contracts, leads, goal, currency: "" });
    // A test that can't tell has no paper.
    await expect(key.locator("strong")).toHaveText(counts.split(" ").filter(Boolean));
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const picture of await section(page).locator("li svg").all()) {
        const [areas, texts] = [await boxes(picture, "rect"), await boxes(picture, "text")];
        const [now, more] = areas.map(({ width, height }) => width * height);
        if (now && more) expect(more / now).toBeCloseTo((goal - contracts) / contracts, 1);
        for (const text of texts) {
          const touched = areas.filter((area) => meet(area, text));
          expect(touched.length).toBeLessThanOrEqual(1);
          for (const area of touched) expect(area.width).toBeGreaterThanOrEqual(text.width);
          expect(texts.filter((other) => meet(text, other))).toEqual([text]);
          expect(text.right).toBeLessThanOrEqual(width);
        }
      }
      const points = await boxes(paper(page).locator("svg").first(), "circle");
      for (const [index, point] of points.entries()) {
        const next = points[index + 1] ?? point;
        const [a, b] = [point, next].map(({ x, y, width: size }) => [x + size / 2, y + size / 2] as const);
        if (!a || !b || next === point) continue;
        const distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
        expect(distance, `${counts}, ${width} px`).toBeGreaterThan((point.width + next.width) / 2);
      }
    }
  }
});
