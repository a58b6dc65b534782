import { fill } from "../../lib/fill";
import { GROWTH_ASSESSMENT } from "../../lib/topics";
import { accountGrowth, contractValue, type Figures, type Improvement } from "./calculate";
import type { AssessmentCopy } from "./copy-schema";
import { formatEuros, formatNumber, formatPercent } from "./format";

/**
 * Summarizes the assessment in plain text, for the message of the enquiry.
 * @returns four lines, each a sentence
 */
export function summarize(
  copy: AssessmentCopy["summary"],
  figures: Figures,
  improvement: Improvement,
): string {
  const improved = contractValue(figures, improvement);
  const { firstYear, fullYear } = accountGrowth(figures, improvement.accounts);
  const euros = (amount: number) => `€${formatNumber(amount)}`;
  return [
    copy.title,
    fill(copy.inputs, {
      leads: formatNumber(figures.leads),
      winRate: formatPercent(figures.winRate),
      contract: euros(figures.contract),
      cycle: formatNumber(figures.cycle),
      revenue: euros(figures.revenue),
      accounts: formatPercent(figures.accounts),
    }),
    fill(copy.improvement, {
      leads: formatPercent(improvement.leads),
      winRate: formatPercent(improvement.winRate),
      accounts: formatPercent(improvement.accounts),
    }),
    fill(copy.results, {
      today: formatEuros(contractValue(figures).expected),
      improved: formatEuros(improved.expected),
      low: formatEuros(improved.low),
      high: formatEuros(improved.high),
      firstYear: formatEuros(firstYear.expected),
      fullYear: formatEuros(fullYear.expected),
    }),
  ].join("\n");
}

/**
 * Returns a link to the enquiry form. The message is in the fragment, which browsers never send to
 * a server; src/features/enquiry/prefill-from-url.ts reads it.
 */
export const enquiryLink = (message: string | undefined) =>
  message === undefined
    ? `/#${GROWTH_ASSESSMENT}`
    : `/#go=${GROWTH_ASSESSMENT}&message=${encodeURIComponent(message)}`;
