import type { ResolvedOutcome } from "../../lib/content/claims";
import type { Claim } from "../../schemas/facts";
import { fill } from "../../shared/fill";
import { signsInTime } from "./assess";
import type { AssessmentContent } from "./assessment.schema";
import { monthsToTell, trialsToTell } from "./chance";
import { START } from "./figures";
import { formatNumber, formatPercent, withUnit } from "./format";

const { leads, winRate, months } = START.shown;

type Content = Pick<AssessmentContent, "claims" | "assessment">;

/** Adds a note to each outcome whose claim has one. Call at build time only. */
export const addNotes = (outcomes: readonly ResolvedOutcome[], content: Content) =>
  outcomes.map((outcome) => ({ ...outcome, note: claimNote(outcome.claim, content) }));

/**
 * Offers how to check a claim, with the assessment's formulas and its example: what both sides would
 * have to count.
 * @returns undefined for a claim that doesn't say what it counts
 */
export function claimNote(claim: Claim | undefined, { claims: copy, assessment: { units } }: Content) {
  if (!claim?.counts) return undefined;
  // Without the error of binary fractions.
  const factor = (100 + claim.value) / 100;
  const [more, better] = [leads * factor, winRate * factor];
  return fill(copy[claim.counts], {
    leads: formatNumber(leads),
    moreLeads: formatNumber(more),
    time: withUnit(units.months, Math.ceil(monthsToTell(leads, more))),
    rate: formatPercent(winRate),
    betterRate: formatPercent(better),
    count: formatNumber(trialsToTell(signsInTime(winRate), signsInTime(better))),
    decided: withUnit(units.months, months),
  });
}
