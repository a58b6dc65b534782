/**
 * @param values at least one, in any order
 * @param share from 0 to 1: 0.5 is the median
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Numbers from 0 to below 1 that a seed repeats (mulberry32, by Tommy Ettinger).
 * @param seed a whole number
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Does a thing again and again.
 * @param count how often
 * @param atOnce how many are under way at any moment
 * @param act gets the number of its turn, from 0
 */
export async function inParallel(
  count: number,
  atOnce: number,
  act: (turn: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      await act(next++);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
