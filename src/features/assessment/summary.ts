import type { AssessmentWords } from "../../lib/assessment-schema";
import { fill } from "../../lib/fill";
import { GROWTH_ASSESSMENT } from "../../lib/home-topics";
import { formatEuros, formatNumber, formatPercent } from "./format";
import { type Figures, type Improvement, newRevenue } from "./model";

/**
 * The assessment in a few lines of plain text, for the enquiry's message.
 * @returns four lines, each a sentence
 */
export function summarize(
  words: AssessmentWords["summary"],
  figures: Figures,
  improvement: Improvement,
): string {
  const improved = newRevenue(figures, improvement);
  const euros = (amount: number) => `€${formatNumber(amount)}`;
  return [
    words.title,
    fill(words.inputs, {
      leads: formatNumber(figures.leads),
      winRate: formatPercent(figures.winRate),
      contract: euros(figures.contract),
      cycle: formatNumber(figures.cycle),
      revenue: euros(figures.revenue),
      accounts: formatPercent(figures.accounts),
    }),
    fill(words.improvement, {
      leads: formatPercent(improvement.leads),
      winRate: formatPercent(improvement.winRate),
      accounts: formatPercent(improvement.accounts),
    }),
    fill(words.results, {
      today: formatEuros(newRevenue(figures).expected),
      improved: formatEuros(improved.expected),
      low: formatEuros(improved.low),
      high: formatEuros(improved.high),
    }),
  ].join("\n");
}

/**
 * Leads to the enquiry form with a text for its message in the fragment, which
 * no server sees; src/features/enquiry/from-address.ts takes it from there.
 */
export const enquiryLink = (message: string | undefined) =>
  message === undefined
    ? `/#${GROWTH_ASSESSMENT}`
    : `/#go=${GROWTH_ASSESSMENT}&message=${encodeURIComponent(message)}`;
