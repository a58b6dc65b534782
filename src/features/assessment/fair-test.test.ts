import { expect, it } from "vitest";
import { assess, type Case } from "./assess";
import { standsOutFrom } from "./chance";
import { planTest } from "./fair-test";

const EXAMPLE: Case = { leads: 12, winRate: 20, contract: 30_000, months: 4, of: "leads", better: 100 };

it("a test of leads counts the contracts of as many months before as after, and waits for the last", () => {
  expect(assess(EXAMPLE)).toMatchObject({ counted: 8, known: 12 });
  const results = planTest(EXAMPLE) ?? [];
  // 8 months of 2.16 contracts that sign in time: 17.3, of which 8 and 28 are the 1st and 99th percentile.
  expect(results.map(({ from }) => from)).toEqual(Array.from({ length: 21 }, (_, row) => 8 + row));
  for (const { from, to, after } of results) {
    expect(to).toBe(from);
    expect(after).toBe(standsOutFrom(from, Number.POSITIVE_INFINITY));
  }
});

it("a test of the win rate counts as many leads before as after", () => {
  const shown: Case = { ...EXAMPLE, of: "winRate" };
  // 4.508 × (0.18 × 0.82 + 0.36 × 0.64) ÷ 0.18² + 2.5 ÷ 0.18 = 66.5 leads
  expect(assess(shown)).toMatchObject({ trials: 67, counted: 6, known: 10 });
  const results = planTest(shown) ?? [];
  expect(results).not.toEqual([]);
  for (const { from, after } of results) expect(after).toBe(standsOutFrom(from, 67));
});

it("many results are ranges without a gap, on at most 24 lines, each with its strictest threshold", () => {
  const rows = planTest({ ...EXAMPLE, leads: 60, better: 30 }) ?? [];
  expect(rows.length).toBeLessThanOrEqual(24);
  expect(rows.length).toBeGreaterThan(12);
  for (const [index, { from, to, after }] of rows.entries()) {
    expect(to).toBeGreaterThanOrEqual(from);
    expect(from).toBe((rows[index - 1]?.to ?? from - 1) + 1);
    expect(after).toBe(standsOutFrom(to, Number.POSITIVE_INFINITY));
  }
});

it("results that nothing can exceed are left out", () => {
  const rows = planTest({ ...EXAMPLE, winRate: 50, of: "winRate" }) ?? [];
  expect(rows).not.toEqual([]);
  for (const { after } of rows) expect(after).toBeLessThanOrEqual(14);
});

it.each<Partial<Case>>([
  { of: "winRate", better: 10 },
  { leads: 0 },
  { winRate: 0 },
  // 34 months of counting, and 4 to decide.
  { better: 40 },
])("there is none for %j, because it would take more than three years", (change) => {
  expect(planTest({ ...EXAMPLE, ...change })).toBeUndefined();
});
