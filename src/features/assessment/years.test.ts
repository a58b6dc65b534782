import { expect, it } from "vitest";
import { contractsAYear, improve } from "./assess";
import { eightOfTen } from "./chance";
import { START } from "./figures";
import { drawYears, totals } from "./years";

it("the same years are drawn each time", () => {
  expect(totals(drawYears(28.8, "today"))).toEqual([32, 30, 28, 27, 39, 19, 30, 31, 23, 29]);
});

it.each([
  ["today", contractsAYear(START.shown)],
  ["improved", contractsAYear(improve(START.shown))],
] as const)("of the example's ten years %s, eight are between the percentiles", (team, mean) => {
  const { low, high } = eightOfTen(mean);
  expect(totals(drawYears(mean, team)).filter((count) => count >= low && count <= high)).toHaveLength(8);
});

it("years with more contracts rise above the same years with fewer", () => {
  const few = totals(drawYears(28.8, "today"));
  const more = totals(drawYears(31.7, "today"));
  expect(more.every((count, year) => count >= (few[year] ?? 0))).toBe(true);
});

it("at twice the win rate, the worst improved year is above the best of today's", () => {
  const today = totals(drawYears(28.8, "today"));
  expect(Math.min(...totals(drawYears(57.6, "improved")))).toBeGreaterThan(Math.max(...today));
});

it.each([0, 0.001, 1_200_000])("years of %d contracts have finite counts", (mean) => {
  const counts = totals(drawYears(mean, "today"));
  for (const count of counts) expect(Math.abs(count - mean)).toBeLessThanOrEqual(5 * Math.sqrt(mean) + 1);
});
