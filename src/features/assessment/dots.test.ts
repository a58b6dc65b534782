import fc from "fast-check";
import { expect, it } from "vitest";
import { layOutYears } from "./dots";

const MEANS = fc
  .tuple(fc.double({ min: 0, max: Math.log(10_000), noNaN: true }), fc.integer({ min: 11, max: 35 }))
  .map(([log, better]): [number, number] => [Math.exp(log), (Math.exp(log) * better) / 10]);

it("for 1 to 10,000 contracts, no dot leaves its row or covers another", () => {
  fc.assert(
    fc.property(MEANS, (means) => {
      const { rows, columns, height } = layOutYears(means);
      expect(columns / height).toBeCloseTo(25 / 4);
      for (const row of rows) {
        expect(row).toHaveLength(20);
        for (const [index, { x, y }] of row.entries()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0.5);
          expect(x).toBeLessThanOrEqual(columns - 0.5);
          expect(y).toBeLessThanOrEqual(height - 0.5);
          const next = row[index + 1];
          if (next) expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(0.999);
        }
      }
    }),
  );
});

it("for 1 to 10,000 contracts, a column holds whole contracts, and the axis ends after the last", () => {
  fc.assert(
    fc.property(MEANS, (means) => {
      const { rows, marks } = layOutYears(means);
      const years = rows.flat();
      expect(marks[0]).toBe(0);
      expect(marks.at(-1)).toBeGreaterThan(Math.max(...years.map(({ contracts }) => contracts)));
      for (const mark of marks) expect(Number.isInteger(mark)).toBe(true);
      for (const { contracts, x } of years) {
        const same = years.filter((year) => year.contracts === contracts);
        for (const year of same) expect(year.x).toBe(x);
      }
    }),
  );
});

it("most of today's years are within the band, and the improved ones above it are counted", () => {
  const { luck, rows, above } = layOutYears([28.8, 31.68]);
  expect(luck).toEqual({ low: 22, high: 36 });
  const within = rows[0]?.filter(({ contracts }) => contracts >= luck.low && contracts <= luck.high);
  expect(within).toHaveLength(16);
  expect(above).toBe(4);
  expect(rows[1]?.filter(({ contracts }) => contracts > 36)).toHaveLength(4);
  expect(layOutYears([28.8, 57.6]).above).toBe(20);
});

it("the last column stays within the row if it extends beyond the axis", () => {
  const { rows, columns } = layOutYears([18.09, 63.3]);
  for (const { x } of rows.flat()) expect(x).toBeLessThanOrEqual(columns - 0.5);
});

it.each([
  [28.8, 25],
  [1, 50],
  [1200, 45],
])("the dots of %d contracts are as large as fits", (mean, columns) => {
  expect(layOutYears([mean, mean * 1.1]).columns).toBe(columns);
});

it("without contracts there is a picture, too", () => {
  expect(layOutYears([0, 0])).toMatchObject({ luck: { low: 0, high: 0 }, above: 0 });
});
