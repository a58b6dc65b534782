import { formatNumber } from "../format";
import { FRAGMENT } from "../fragment";
import { INPUTS } from "../inputs";
import type { YearFigures } from "./calculate-year";

/** The three figures, in the order of the sum. */
export const FIGURES = ["leads", "winRate", "contract"] as const satisfies (keyof YearFigures)[];

/** The figures as text fields hold them. */
export type Typed = Record<keyof YearFigures, string>;

/** The assessment's own example. */
export const EXAMPLE: Typed = {
  leads: formatNumber(INPUTS.leads.start),
  winRate: formatNumber(INPUTS.winRate.start),
  contract: formatNumber(INPUTS.contract.start),
};

/**
 * Leads to the assessment with the figures in the fragment, which no server sees.
 * @returns such as "/services#assessment?leads=12&winRate=20&contract=30,000"
 */
export function assessmentLink(typed: Typed): string {
  // A comma may stand in a fragment as it is, and reads better (RFC 3986, section 3.5).
  return `/services${FRAGMENT}?${new URLSearchParams(typed)}`.replaceAll("%2C", ",");
}
