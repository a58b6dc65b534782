import { contractValue, type Figures, NO_IMPROVEMENT } from "../calculate";
import { formatNumber } from "../format";
import { writeFragment } from "../fragment";
import { INPUTS } from "../inputs";

/** The three figures that the home page asks for, in the order of the sum; the assessment asks for more. */
export const FIGURES = ["leads", "winRate", "contract"] as const satisfies (keyof Figures)[];
export type FigureName = (typeof FIGURES)[number];

/** The assessment's own example, as text fields hold it. */
export const EXAMPLE = {
  leads: formatNumber(INPUTS.leads.start),
  winRate: formatNumber(INPUTS.winRate.start),
  contract: formatNumber(INPUTS.contract.start),
};

/** The next twelve months, in euros of contracts signed with new clients. */
export interface Year {
  /** How many contracts; a fraction counts as its part of one. */
  contracts: number;
  total: number;
  /** What a step better would add to the total; undefined where the win rate would pass 100%. */
  added?: {
    /** In any one of the figures. */
    byOne: number;
    byAll: number;
  };
}

/** How much better a step is, in percent. */
export const STEP = 10;
/** From qualified lead to signature, in days: the assessment's example. */
export const CYCLE_DAYS = INPUTS.cycle.start;
/** Where the first improved contract is signed, as a part of the year. */
export const FIRST_BETTER = CYCLE_DAYS / 365;

/**
 * Works out the year by the assessment's model. The three figures multiply: a step
 * in each adds the same, and a step in all is that of their product in one.
 */
export function yearOf({ leads, winRate, contract }: Pick<Figures, FigureName>): Year {
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
 * Leads to the assessment with the figures in the fragment, which no server sees.
 * @returns such as "/services#assessment?leads=12&winRate=20&contract=30,000"
 */
export const assessmentLink = (typed: Record<FigureName, string>) =>
  `/services${writeFragment(new URLSearchParams(typed))}`;
