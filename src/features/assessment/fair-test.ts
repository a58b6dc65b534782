import { assess, type Case } from "./assess";
import { poissonQuantile, standsOutFrom } from "./chance";

/** What fits on one page. */
const MAX_ROWS = 24;

/** How a promised improvement can be tested by counting before it and after it. */
export interface FairTest {
  /** How many months to count, before and again after. */
  counted: number;
  /** How many months after the change the result is known. */
  known: number;
  /** How many leads to count, before and again after; undefined if months are what is equal. */
  leads: number | undefined;
  /** Contracts before the change, as a range, and from how many on the contracts after it stand out. */
  rows: readonly { from: number; to: number; after: number }[];
}

/**
 * Plans a test of the improvement.
 * @returns undefined if it would take too long
 */
export function planTest(shown: Case): FairTest | undefined {
  const { counted, known, trials, before } = assess(shown);
  if (known === undefined) return undefined;
  const leads = shown.of === "winRate" ? trials : undefined;
  const most = leads ?? Number.POSITIVE_INFINITY;
  const [least, greatest] = [poissonQuantile(before, 0.01), poissonQuantile(before, 0.99)];
  const width = Math.ceil((greatest - least + 1) / MAX_ROWS);
  const rows = [];
  for (let from = least; from <= greatest; from += width) {
    const to = Math.min(from + width - 1, greatest);
    // A range has its strictest threshold.
    const after = standsOutFrom(to, most);
    // Of so many leads, no result could stand out.
    if (after > most) break;
    rows.push({ from, to, after });
  }
  return { counted, known, leads, rows };
}
