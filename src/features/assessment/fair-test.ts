import { assess, type Case } from "./assess";
import { eightOfTen, standsOutFrom } from "./chance";

/** Longer tests are no agreement that anybody would sign. */
const MAX_MONTHS = 36;
/** How many results before the change are listed, with what would stand out after it. */
const ROWS = 5;

/** How a promised improvement can be tested by counting before it and after it. */
export interface FairTest {
  /** How long to count before, and again after. */
  months: number;
  /** How many leads to count before, and again after; undefined if time is what is equal. */
  leads: number | undefined;
  /** Contracts before the change, and from how many on the contracts after it stand out. */
  rows: readonly { before: number; after: number }[];
}

/**
 * Plans a test of the improvement.
 * @returns undefined if it would take too long
 */
export function planTest(shown: Case): FairTest | undefined {
  const { months: exact, trials, contracts } = assess(shown);
  if (!(exact <= MAX_MONTHS)) return undefined;
  const months = Math.ceil(exact);
  const isRate = shown.of === "winRate";
  const { low, high } = eightOfTen(isRate ? (trials * shown.winRate) / 100 : (contracts / 12) * months);
  const counts = Array.from({ length: ROWS }, (_, row) =>
    Math.round(low + ((high - low) * row) / (ROWS - 1)),
  );
  const most = isRate ? trials : Number.POSITIVE_INFINITY;
  return {
    months,
    leads: isRate ? trials : undefined,
    rows: [...new Set(counts)]
      .map((before) => ({ before, after: standsOutFrom(before, most) }))
      .filter(({ after }) => after <= most),
  };
}
