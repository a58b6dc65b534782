import { describe, expect, it } from "vitest";
import { assess, countTold, likelyYears, standsOutFrom } from "./assess";

// Worked out by an independent script, with exact fractions.
const TABLE = [
  // contracts, leads, plan; stands out from, told in 1, 2 and 3 years, leads after months, smallest gain
  [29, 12, 100, 41, [19, 20, 20], 2, 49],
  [24, 8, 50, 35, [11, 15, 18], 7, 43],
  [97, 30, 40, 117, [17, 20, 20], 3, 130],
  [8, 2, 100, 16, [11, 15, 18], 9, 22],
  [3, 4, 100, 9, [6, 10, 12], 5, 14],
  [1, 1, 100, 6, [3, 6, 6], 17, 11],
  [150, 60, 25, 175, [15, 19, 20], 3, 190],
  [600, 100, 20, 647, [19, 20, 20], 3, 675],
] as const;

it.each(TABLE)(
  "%i contracts, %i leads, +%i%%",
  (contracts, leads, plan, threshold, told, months, smallest) => {
    const found = assess({ contracts, leads, plan, value: 1 });
    const years = told.findIndex((count) => count >= 16) + 1 || undefined;
    expect(found).toMatchObject({ threshold, told: told[0], years, leadMonths: months, smallest });
    expect([1, 2, 3].map((time) => countTold(time * contracts, 1 + plan / 100))).toEqual(told);
    const [same = [], planned = []] = found.dots;
    const above = (counts: readonly number[]) => counts.filter((count) => count >= threshold).length;
    expect(above(planned)).toBe(told[0]);
    expect([1, 2]).toContain(above(same));
  },
);

it("after a year without a contract, four stand out, all dots are below, and nothing else is said", () => {
  const found = assess({ contracts: 0, leads: 0, plan: 300, value: 1 });
  expect(found).toMatchObject({ threshold: 4, years: undefined, leadMonths: undefined, test: undefined });
  expect(found.smallest).toBeUndefined();
  expect(found.dots).toHaveLength(1);
  expect(Math.max(...likelyYears(0, 1))).toBeLessThan(4);
});

it("the greatest numbers are assessed, soon", () => {
  const start = performance.now();
  const found = assess({ contracts: 2000, leads: 500, plan: 300, value: 1 });
  expect(found).toMatchObject({ threshold: 2083, told: 20, years: 1, leadMonths: 1 });
  expect(found.dots.map((counts) => counts.length)).toEqual([20, 20]);
  expect(found.dots[1]?.[9]).toBeGreaterThan(7900);
  expect(assess({ contracts: 2000, leads: 500, plan: 10, value: 1 }).leadMonths).toBe(2);
  expect(performance.now() - start).toBeLessThan(500);
});

it("a test counts contracts if they tell in a year, else leads if they do", () => {
  const test = (contracts: number, leads: number, plan: number) =>
    assess({ contracts, leads, plan, value: 1 }).test;
  expect(test(97, 30, 40)).toMatchObject({
    of: "contracts",
    months: 12,
    before: 97,
    threshold: 117,
    told: 17,
  });
  expect(test(8, 2, 100)).toMatchObject({ of: "leads", months: 9, before: 18, threshold: standsOutFrom(18) });
  expect(test(1, 1, 100)).toBeUndefined();
  expect(test(0, 12, 100)).toBeUndefined();
});

/** A generator of random numbers from 0 up to 1 (Tommy Ettinger's Mulberry32, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe("10,000 pairs of years", () => {
  const random = mulberry32(20_261_125);
  const PAIRS = 10_000;
  /** Counts independent events that come at a rate. */
  function poisson(mean: number): number {
    let [count, time] = [-1, 0];
    for (; time <= mean; count++) time -= Math.log(1 - random());
    return count;
  }
  const thresholds = new Map<number, number>();
  function thresholdOf(before: number) {
    const known = thresholds.get(before) ?? standsOutFrom(before);
    thresholds.set(before, known);
    return known;
  }
  /** How often the second year stands out from the first. */
  function share(pair: () => [before: number, after: number]) {
    const told = Array.from({ length: PAIRS }, pair).filter(
      ([before, after]) => after >= thresholdOf(before),
    );
    return told.length / PAIRS;
  }

  it.each([TABLE[0], TABLE[1], TABLE[2], TABLE[3]])("%i contracts, %i leads, +%i%%", (contracts, _, plan) => {
    const noise = 3 * Math.sqrt(0.25 / PAIRS);
    expect(share(() => [poisson(contracts), poisson(contracts)])).toBeLessThan(0.1 + noise);
    // The rate is as likely as last year's count leaves it: gamma, here by a sum of squares of normals.
    const rate = () => {
      let sum = 0;
      for (let i = 0; i < 2 * contracts + 1; i++) {
        sum += (-2 * Math.log(1 - random()) * Math.cos(2 * Math.PI * random()) ** 2) / 2;
      }
      return sum;
    };
    const { told } = assess({ contracts, leads: 0, plan, value: 1 });
    const planned = share(() => [contracts, poisson(rate() * (1 + plan / 100))]);
    expect(Math.abs(planned - told / 20)).toBeLessThan(0.025 + noise);
  });
});
