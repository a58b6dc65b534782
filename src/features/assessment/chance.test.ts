import { describe, expect, it } from "vitest";
import { mulberry32 } from "./assessment.fixture";
import { eightOfTen, monthsToTell, poissonQuantile, standsOutFrom, trialsToTell } from "./chance";

const YEARS = 10_000;
const random = mulberry32(1);
const times = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw);
/** Counts events that follow each other by chance: the time between two is exponential. */
function countEvents(mean: number) {
  let events = 0;
  const gap = () => -Math.log(1 - random());
  for (let time = gap(); time < mean; time += gap()) events++;
  return events;
}
const share = (passed: boolean[]) => passed.filter(Boolean).length / passed.length;

describe("percentiles of the Poisson distribution", () => {
  it.each([
    // e⁻¹ = 0.368; with 1: 0.736, with 2: 0.920.
    [1, 0.3, 0],
    [1, 0.5, 1],
    [1, 0.9, 2],
    [0, 0.9, 0],
    // 1.2816 standard deviations of 1,095.4 from the mean, and 0.1 for skewness.
    [1_200_000, 0.1, 1_198_596],
    [1_200_000, 0.9, 1_201_404],
  ])("mean %d, p %d: %d", (mean, p, quantile) => {
    expect(Math.abs(poissonQuantile(mean, p) - quantile)).toBeLessThanOrEqual(mean > 400 ? 1 : 0);
  });

  it("the approximation for large means continues the sum", () => {
    for (const p of [0.001, 0.1, 0.5, 0.9, 0.999]) {
      expect(Math.abs(poissonQuantile(400, p) - poissonQuantile(400.0001, p))).toBeLessThanOrEqual(1);
    }
  });

  it("a probability that rounds to 1 has a percentile, too", () => {
    expect(poissonQuantile(28.8, 1 - 2 ** -32)).toBeLessThan(100);
  });

  it(`in ${YEARS} simulated years, eight of ten are between the 10th and the 90th`, () => {
    const { low, high } = eightOfTen(28.8);
    const years = times(YEARS, () => countEvents(28.8));
    const isWithin = (from: number, to: number) => share(years.map((year) => year >= from && year <= to));
    expect(isWithin(low, high)).toBeGreaterThan(0.8);
    expect(isWithin(low + 1, high - 1)).toBeLessThan(0.8);
  });
});

describe("how much it takes to tell a rate from another", () => {
  it.each([
    // 4.508 × (0.16 + 0.1716) ÷ 0.0004 + 2.5 ÷ 0.02
    [0.2, 0.22, 3863],
    // 4.508 × (0.25 + 0) ÷ 0.25 + 2.5 ÷ 0.5
    [0.5, 1, 10],
    [1, 1, Number.POSITIVE_INFINITY],
    [0, 0, Number.POSITIVE_INFINITY],
  ])("from %d to %d: %d trials", (from, to, trials) => {
    expect(trialsToTell(from, to)).toBe(trials);
  });

  it.each([
    // 4.508 × 25.2 ÷ 1.44 + 2 ÷ 1.2
    [12, 13.2, 80.6],
    [0, 0, Number.POSITIVE_INFINITY],
  ])("from %d to %d a month: %d months", (from, to, months) => {
    expect(monthsToTell(from, to)).toBeCloseTo(months, 1);
  });
});

describe("the count that stands out", () => {
  const choose = (all: number, some: number): bigint =>
    some === 0 ? 1n : (choose(all - 1, some - 1) * BigInt(all)) / BigInt(some);
  /** Exactly: of so many events, how probable it is that at least some are in the second half. */
  function chanceOf(after: number, all: number, trials: number) {
    const ways = (count: number) =>
      trials === Number.POSITIVE_INFINITY
        ? choose(all, count)
        : count > trials || all - count > trials
          ? 0n
          : choose(trials, count) * choose(trials, all - count);
    const counts = Array.from({ length: all + 1 }, (_, count) => ways(count));
    const sum = (some: bigint[]) => some.reduce((total, each) => total + each, 0n);
    return Number((sum(counts.slice(after)) * 1_000_000n) / sum(counts)) / 1_000_000;
  }

  it.each([
    [0, Number.POSITIVE_INFINITY],
    [1, Number.POSITIVE_INFINITY],
    [29, Number.POSITIVE_INFINITY],
    [150, Number.POSITIVE_INFINITY],
    [0, 20],
    [4, 20],
    [37, 187],
    [90, 100],
  ])("after %d of %d is the first that luck brings in at most one of ten cases", (before, trials) => {
    const after = standsOutFrom(before, trials);
    expect(chanceOf(after, before + after, trials)).toBeLessThanOrEqual(0.1);
    expect(chanceOf(after - 1, before + after - 1, trials)).toBeGreaterThan(0.1);
  });

  it("is more than all trials if none does", () => {
    expect(standsOutFrom(20, 20)).toBe(21);
    expect(standsOutFrom(2, 3)).toBe(4);
  });

  it("is found for large counts, too", () => {
    // 1.2816 standard deviations of √200,000 from the count, and a little more.
    expect(standsOutFrom(100_000, Number.POSITIVE_INFINITY)).toBeCloseTo(100_574, -1);
  });
});
