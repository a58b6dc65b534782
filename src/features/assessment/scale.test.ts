import fc from "fast-check";
import { expect, it } from "vitest";
import { axisMarks } from "./scale";

it.each([
  [0, [0]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [864, [0, 250, 500, 750, 1000]],
  [1_320_000, [0, 500_000, 1_000_000, 1_500_000]],
  [4_000_000, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
])("an axis for %d has marks at round amounts", (amount, marks) => {
  expect(axisMarks(amount)).toEqual(marks);
});

it("every axis covers its amount in at most four parts", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e18, noNaN: true }), (amount) => {
      const marks = axisMarks(amount);
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.length).toBeLessThanOrEqual(5);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(amount * (1 - 1e-9));
    }),
  );
});
