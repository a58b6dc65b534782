import { formatFigure } from "../../lib/content/claims";
import type { Claim } from "../../lib/content/fact-schemas";
import { fill } from "../../lib/fill";
import { eightOfTen, monthsToTell, trialsToTell } from "./chance";
import type { AssessmentContent } from "./copy-schema";
import { FIGURES } from "./figures";
import { formatAbout, formatCount, formatEuros, formatNumber, formatPercent } from "./format";

type Copy = Pick<AssessmentContent, "claims" | "assessment">;

const { leads, winRate, contract } = FIGURES;
/** What an increase multiplies today's value by, without the error of binary fractions. */
const factor = ({ value }: Claim) => (100 + value) / 100;

/**
 * Says what an engineer would ask about a claim, with the assessment's formulas and its example.
 * Call at build time only.
 * @returns undefined for a claim that says nothing that can be counted
 */
export function claimNote(claim: Claim | undefined, copy: Copy) {
  const text = claim && noteText(claim, copy);
  return text === undefined ? undefined : { title: copy.claims.title, text };
}

function noteText(claim: Claim, { claims: copy, assessment: { units } }: Copy): string | undefined {
  const figure = formatFigure(claim);
  switch (claim.counts) {
    case "leads": {
      const to = leads.example * factor(claim);
      const months = Math.ceil(monthsToTell(leads.example, to));
      const time = formatCount(units.months, formatNumber(months));
      return fill(copy.leads, { figure, from: formatNumber(leads.example), to: formatNumber(to), time });
    }
    case "winRate": {
      const to = winRate.example * factor(claim);
      const trials = trialsToTell(winRate.example / 100, to / 100);
      const count = formatAbout(trials);
      return fill(copy.winRate, {
        figure,
        from: formatPercent(winRate.example),
        to: formatPercent(to),
        count,
      });
    }
    case "accounts": {
      const times = claim.value / 100;
      return fill(copy.accounts, { figure, times: formatNumber(times), notTimes: formatNumber(times + 1) });
    }
    case "contracts": {
      const mean = claim.value / contract.example;
      const { low, high } = eightOfTen(mean);
      return fill(copy.contracts, {
        figure,
        contract: formatEuros(contract.example),
        count: formatAbout(mean),
        low: formatAbout(low),
        high: formatAbout(high),
      });
    }
    default:
      return undefined;
  }
}

/**
 * Computes what all claims at once would multiply contracts by: the leads, and of the win rates the
 * best.
 * @returns the factors as text, by the names of the placeholders
 */
export function allClaims(claims: Readonly<Record<string, Claim>>) {
  const best = (counts: Claim["counts"]) =>
    Math.max(
      1,
      ...Object.values(claims)
        .filter((claim) => claim.counts === counts)
        .map(factor),
    );
  const [leads, winRate] = [best("leads"), best("winRate")];
  return { times: formatNumber(leads * winRate), leads: formatNumber(leads), winRate: formatNumber(winRate) };
}
