import { expect, it } from "vitest";
import { standsOutFrom } from "./chance";
import { planTest } from "./fair-test";

const EXAMPLE = { leads: 12, winRate: 20, contract: 30_000 };

it("a test of the win rate counts as many leads before as after", () => {
  const test = planTest({ ...EXAMPLE, of: "winRate", better: 50 });
  expect(test).toMatchObject({ leads: 187, months: 16 });
  // 37.4 contracts of 187 leads, give or take what luck makes.
  expect(test?.rows.map(({ before }) => before)).toEqual([30, 34, 38, 41, 45]);
  for (const { before, after } of test?.rows ?? []) expect(after).toBe(standsOutFrom(before, 187));
});

it("a test of leads counts their contracts in as many months before as after", () => {
  const test = planTest({ ...EXAMPLE, of: "leads", better: 100 });
  expect(test).toMatchObject({ leads: undefined, months: 7 });
  expect(test?.rows[0]).toEqual({ before: 12, after: standsOutFrom(12, Number.POSITIVE_INFINITY) });
});

it("results that nothing can exceed are left out, and the same result is listed once", () => {
  const rows = planTest({ leads: 12, winRate: 50, contract: 1, of: "winRate", better: 100 })?.rows;
  expect(rows).not.toEqual([]);
  for (const { after } of rows ?? []) expect(after).toBeLessThanOrEqual(9);
  expect(new Set(rows?.map(({ before }) => before)).size).toBe(rows?.length);
});

it.each([
  { ...EXAMPLE, of: "winRate", better: 10 },
  { ...EXAMPLE, leads: 0, of: "leads", better: 100 },
] as const)("there is none for %j, because it would take too long", (shown) => {
  expect(planTest(shown)).toBeUndefined();
});
