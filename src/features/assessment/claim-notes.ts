import { formatFigure, type ResolvedOutcome } from "../../lib/content/claims";
import type { Claim } from "../../lib/content/fact-schemas";
import { fill } from "../../lib/fill";
import { eightOfTen, monthsToTell, trialsToTell } from "./chance";
import type { AssessmentContent } from "./copy-schema";
import { EXAMPLE } from "./figures";
import { formatAbout, formatCount, formatEuros, formatNumber, formatPercent } from "./format";

const { leads, winRate, contract } = EXAMPLE;
/** What an increase multiplies today's value by, without the error of binary fractions. */
const factor = ({ value }: Claim) => (100 + value) / 100;

type Content = Pick<AssessmentContent, "claims" | "assessment">;

/** Adds a note to each outcome whose claim has one. Call at build time only. */
export const addNotes = (outcomes: readonly ResolvedOutcome[], content: Content) =>
  outcomes.map((outcome) => ({ ...outcome, note: claimNote(outcome.claim, content) }));

/**
 * Says what an engineer would ask about a claim, with the assessment's formulas and its example.
 * @returns undefined for a claim that doesn't say what it counts
 */
export function claimNote(claim: Claim | undefined, content: Content) {
  if (!claim?.counts) return undefined;
  const more = leads * factor(claim);
  const better = winRate * factor(claim);
  const contracts = claim.value / contract;
  const luck = eightOfTen(contracts);
  const text = fill(content.claims[claim.counts], {
    figure: formatFigure(claim),
    leads: formatNumber(leads),
    moreLeads: formatNumber(more),
    time: formatCount(content.assessment.units.months, Math.ceil(monthsToTell(leads, more))),
    rate: formatPercent(winRate),
    betterRate: formatPercent(better),
    count: formatAbout(trialsToTell(winRate / 100, better / 100)),
    times: formatNumber(claim.value / 100),
    notTimes: formatNumber(factor(claim)),
    contract: formatEuros(contract),
    contracts: formatAbout(contracts),
    low: formatAbout(luck.low),
    high: formatAbout(luck.high),
  });
  return { title: content.claims.title, text };
}

/**
 * Computes what all claims at once would multiply contracts by: the leads, and of the win rates the
 * best.
 * @returns the factors as text, by the names of the placeholders
 */
export function allClaims(claims: Readonly<Record<string, Claim>>) {
  const best = (counts: Claim["counts"]) =>
    Math.max(1, ...Object.values(claims).map((claim) => (claim.counts === counts ? factor(claim) : 1)));
  const [leads, winRate] = [best("leads"), best("winRate")];
  return { times: formatNumber(leads * winRate), leads: formatNumber(leads), winRate: formatNumber(winRate) };
}
