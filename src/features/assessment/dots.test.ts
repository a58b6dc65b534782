import { expect, it } from "vitest";
import { assess } from "./assess";
import { layOutDots } from "./dots";

it.each([
  [0, 100],
  [1, 10],
  [3, 300],
  [8, 100],
  [29, 100],
  [97, 40],
  [600, 20],
  [2000, 300],
])("%i contracts, +%i%%: no dot overlaps another or the line, and the axis covers all", (contracts, plan) => {
  const { dots: counts, threshold } = assess({ contracts, plan, leads: 0, value: 1 });
  const { marks, end, columns, height, dots } = layOutDots(counts, threshold);
  const line = (threshold * columns) / end;
  expect(marks[0]).toBe(0);
  for (const row of dots) {
    expect(row).toHaveLength(20);
    for (const { x, y, count } of row) {
      expect(Math.abs(x - line)).toBeGreaterThanOrEqual(0.5 - 1e-9);
      expect(x > line).toBe(count >= threshold);
      expect(x).toBeGreaterThan(-0.5);
      expect(x).toBeLessThanOrEqual(columns);
      expect(y + 0.5).toBeLessThanOrEqual(height);
      const near = row.filter((other) => Math.hypot(other.x - x, other.y - y) < 1 - 1e-9);
      expect(near).toHaveLength(1);
    }
  }
});
