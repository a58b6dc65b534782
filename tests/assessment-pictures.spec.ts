import { boxesOf, expect, meet, test } from "./fixtures.ts";
import { changeNumbers, expectResult, open, paper, section } from "./support/assessment-page.ts";

for (const [kind, cases] of Object.entries({
  few: [
    [12, 48, 20, "24 33 40"],
    [12, 48, 24, "12 18 24"],
    [12, 48, 120, "12 18 120"],
    [12, 240, 15, "140 161 175"],
    [18, 24, 20, ""],
  ],
  many: [
    [100, 600, 101, ""],
    [100, 600, 120, "250 276 300"],
    [150, 720, 188, "180 201 226"],
    [2000, 6000, 2600, "1,500 1,557 1,950"],
  ],
} as const)) {
  test(`with ${kind} contracts, areas are to scale, and no texts or dots of a picture meet`, async ({
    page,
  }) => {
    await open(page);
    for (const [contracts, leads, goal, counts] of cases) {
      await changeNumbers(page, { contracts, leads, goal });
      await expectResult(page, { contracts, leads, goal, currency: "" });
      // A test that can't tell has no paper.
      await expect(paper(page).locator("ul > li strong")).toHaveText(counts.split(" ").filter(Boolean));
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const picture of await section(page).locator("li svg").all()) {
          const areas = await boxesOf(picture.locator("rect"));
          const texts = await boxesOf(picture.locator("text"));
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
        // On one line, from left to right.
        const points = await boxesOf(paper(page).locator("svg").first().locator("circle"));
        for (const [index, { x }] of points.slice(1).entries()) {
          expect(x, `${counts}, ${width} px`).toBeGreaterThan(points[index]?.right ?? 0);
        }
      }
    }
  });
}
