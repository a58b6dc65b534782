import type { Claim } from "../../lib/content/facts.schema";
import { fill } from "../../shared/fill";
import { signsInTime } from "./assess";
import type { AssessmentContent } from "./assessment.schema";
import { monthsToTell, trialsToTell } from "./chance";
import { START } from "./figures";
import { formatNumber, formatPercent, withUnit } from "./format";

const { leads, winRate, months } = START.shown;

/**
 * Offers how to check a claim, with the assessment's formulas and its example: what both sides would
 * have to count. Call at build time only.
 * @returns undefined for a claim that doesn't say what it counts
 */
export function claimNote(claim: Claim | undefined, { claims: copy, assessment }: AssessmentContent) {
  if (!claim?.counts) return undefined;
  // Without the error of binary fractions.
  const factor = (100 + claim.value) / 100;
  const [more, better] = [leads * factor, winRate * factor];
  return fill(copy[claim.counts], {
    leads: formatNumber(leads),
    moreLeads: formatNumber(more),
    time: withUnit(assessment.units.months, Math.ceil(monthsToTell(leads, more))),
    rate: formatPercent(winRate),
    betterRate: formatPercent(better),
    count: formatNumber(trialsToTell(signsInTime(winRate), signsInTime(better))),
    decided: withUnit(assessment.units.months, months),
  });
}
