import { contractValue, type Figures, NO_IMPROVEMENT } from "../calculate";
import { INPUTS } from "../inputs";

/** The three figures that the home page asks for; the assessment asks for more. */
export type YearFigures = Pick<Figures, "leads" | "winRate" | "contract">;

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
export function yearOf({ leads, winRate, contract }: YearFigures): Year {
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
