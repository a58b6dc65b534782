import { contractValue, type Figures, NO_IMPROVEMENT } from "../calculate";
import { formatNumber } from "../format";
import { writeFragment } from "../fragment";
import { INPUTS } from "../inputs";

/** The figures of the home calculator in their order; the assessment has these and others. */
export const FIGURES = ["leads", "winRate", "contract"] as const satisfies (keyof Figures)[];
export type FigureName = (typeof FIGURES)[number];

/** The assessment's initial figures, formatted for text fields. */
export const EXAMPLE = {
  leads: formatNumber(INPUTS.leads.start),
  winRate: formatNumber(INPUTS.winRate.start),
  contract: formatNumber(INPUTS.contract.start),
};

/** The next twelve months of contracts with new clients, in euros. */
export interface YearEstimate {
  /** The number of contracts; not rounded. */
  contracts: number;
  total: number;
  /**
   * What an improvement by one step adds to the total; undefined if the win rate would exceed 100%.
   */
  added?: {
    /** If any single figure improves. */
    byOne: number;
    byAll: number;
  };
}

/** The improvement of one step, in percent. */
export const STEP = 10;
/** The time from qualified lead to signature, in days, as in the assessment's example. */
export const CYCLE_DAYS = INPUTS.cycle.start;
/** When the first improved contract is signed, as a fraction of the year. */
export const FIRST_BETTER = CYCLE_DAYS / 365;

/**
 * Computes the year by the assessment's model. The figures multiply, so an improvement of any one
 * adds the same, and an improvement of all three adds 1.1³ − 1.
 */
export function estimateYear({ leads, winRate, contract }: Pick<Figures, FigureName>): YearEstimate {
  const figures: Figures = { leads, winRate, contract, cycle: CYCLE_DAYS, revenue: 0, accounts: 0 };
  const total = contractValue(figures).expected;
  const add = (percent: number) =>
    contractValue(figures, { ...NO_IMPROVEMENT, leads: percent }).expected - total;
  const step = 1 + STEP / 100;
  const year = { contracts: (12 * leads * winRate) / 100, total };
  return winRate * step > 100
    ? year
    : { ...year, added: { byOne: add(STEP), byAll: add(100 * (step ** 3 - 1)) } };
}

/**
 * Returns a link to the assessment with the figures in the fragment, which browsers never send to a
 * server.
 * @returns such as "/services#assessment?leads=12&winRate=20&contract=30,000"
 */
export const assessmentLink = (typed: Record<FigureName, string>) =>
  `/services${writeFragment(new URLSearchParams(typed))}`;
