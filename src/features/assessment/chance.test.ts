import { describe, expect, it } from "vitest";
import { eightOfTen, monthsToTell, poissonQuantile, trialsToTell } from "./chance";
import { mulberry32 } from "./years";

const YEARS = 10_000;
const random = mulberry32(1);
const times = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw);
function count(trials: number, rate: number) {
  let successes = 0;
  for (let trial = 0; trial < trials; trial++) if (random() < rate) successes++;
  return successes;
}
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
    // 4.508 × (0.16 + 0.1716) ÷ 0.0004
    [0.2, 0.22, 3738],
    // 4.508 × (0.25 + 0) ÷ 0.25
    [0.5, 1, 5],
    [1, 1, Number.POSITIVE_INFINITY],
    [0, 0, Number.POSITIVE_INFINITY],
  ])("from %d to %d: %d trials", (from, to, trials) => {
    expect(trialsToTell(from, to)).toBe(trials);
  });

  it.each([
    // 4.508 × 25.2 ÷ 1.44
    [12, 13.2, 78.9],
    [100_000, 110_000, 0.01],
    [0, 0, Number.POSITIVE_INFINITY],
  ])("from %d to %d a month: %d months", (from, to, months) => {
    expect(monthsToTell(from, to)).toBeCloseTo(months, from > 1000 ? 2 : 1);
  });

  it(`in ${YEARS} simulated comparisons, one alarm of ten is false, and four of five improvements are seen`, () => {
    const [from, to] = [0.2, 0.3];
    const trials = trialsToTell(from, to);
    /** Whether a count is more than 1.2816 standard errors above another. */
    function isAlarm(before: number, after: number) {
      const [p, q] = [before / trials, after / trials];
      return q - p > 1.2816 * Math.sqrt((p * (1 - p) + q * (1 - q)) / trials);
    }
    const alarms = (rate: number) =>
      share(times(YEARS, () => isAlarm(count(trials, from), count(trials, rate))));
    expect(alarms(from)).toBeCloseTo(0.1, 1);
    expect(Math.abs(alarms(from) - 0.1)).toBeLessThan(0.02);
    expect(Math.abs(alarms(to) - 0.8)).toBeLessThan(0.02);
  });
});
