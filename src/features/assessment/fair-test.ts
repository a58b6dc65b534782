import { assess, type Case } from "./assess";
import { poissonQuantile, standsOutFrom } from "./chance";

/** What fits on one page. */
const MAX_ROWS = 24;

/** A result of a test. */
export interface Result {
  /** The contracts before the change, as a range. */
  from: number;
  to: number;
  /** From how many on the contracts after the change stand out. */
  after: number;
}

/**
 * Plans a test of the improvement, by counting before it and after it.
 * @returns every result, from the 1st to the 99th percentile; undefined if it would take too long
 */
export function planTest(shown: Case): Result[] | undefined {
  const { known, trials, before } = assess(shown);
  if (known === undefined) return undefined;
  const most = shown.of === "winRate" ? trials : Number.POSITIVE_INFINITY;
  const [least, greatest] = [poissonQuantile(before, 0.01), poissonQuantile(before, 0.99)];
  const width = Math.ceil((greatest - least + 1) / MAX_ROWS);
  const results = [];
  for (let from = least; from <= greatest; from += width) {
    const to = Math.min(from + width - 1, greatest);
    // A range has its strictest threshold.
    const after = standsOutFrom(to, most);
    // Of so many leads, no result could stand out.
    if (after > most) break;
    results.push({ from, to, after });
  }
  return results;
}
