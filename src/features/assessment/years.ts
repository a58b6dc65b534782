import { poissonQuantile } from "./chance";

export const YEARS = 10;
export const WEEKS = 52;
/** With these seeds, eight of the example's ten years are between the 10th and the 90th percentile. */
const SEED = { today: 46, improved: 54 };

/** Which years: with today's figures, or with improved ones. */
export type Team = keyof typeof SEED;
/** Years of chance: for each year, the contracts signed in each of its weeks. */
export type Years = number[][];

/**
 * Draws years of contracts that arrive independently, each week by the Poisson distribution.
 * The random numbers are seeded: the same at build, in the browser and in tests, and for each mean,
 * so that a drawing changes gradually with it.
 * @param mean the expected contracts a year, at least 0
 */
export function drawYears(mean: number, team: Team): Years {
  const random = mulberry32(SEED[team]);
  return Array.from({ length: YEARS }, () =>
    Array.from({ length: WEEKS }, () => poissonQuantile(mean / WEEKS, random())),
  );
}

/** Returns the contracts of each year. */
export const totals = (years: Years) => years.map((weeks) => weeks.reduce((sum, count) => sum + count, 0));

/** A generator of random numbers from 0 up to 1 (Tommy Ettinger's Mulberry32, public domain). */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
