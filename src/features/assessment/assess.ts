import { eightOfTen, monthsToTell, trialsToTell } from "./chance";

/** A company's own figures. */
export interface Figures {
  /** Qualified leads per month, from 0. */
  leads: number;
  /** The share of qualified leads that sign, in percent, from 0 to 100. */
  winRate: number;
  /** The average value of a new contract in its first year, in euros, from 0. */
  contract: number;
}

/** What is to improve, and by how much. */
export interface Plan {
  of: "winRate" | "leads";
  /** In percent of today's value. */
  better: number;
}

/** The figures and the plan of valid inputs. */
export type Case = Figures & Plan;

const MONTHS = 12;

/** Returns the figures after the improvement; the win rate may exceed 100. */
export const improve = (shown: Case): Case => ({
  ...shown,
  // Without the error of binary fractions: 1.1 × 20 is 22.000000000000004.
  [shown.of]: Math.round(shown[shown.of] * (100 + shown.better) * 1000) / 100_000,
});

/** Returns how many contracts a year brings on average. */
export const contractsAYear = ({ leads, winRate }: Figures) => (MONTHS * leads * winRate) / 100;

/**
 * Assesses how much of a year is luck, and whether an improvement can be told from it.
 * @param shown its improved win rate must be at most 100
 */
export function assess(shown: Case) {
  const { leads, winRate, of } = shown;
  const improved = improve(shown);
  const contracts = contractsAYear(shown);
  const added = contractsAYear(improved) - contracts;
  const trials = trialsToTell(winRate / 100, improved.winRate / 100);
  /** More leads are worth what they sign, so it is their contracts that must be told from luck. */
  const monthsOfLeads = (to: number) => monthsToTell(contracts / MONTHS, (to * winRate) / 100);
  return {
    contracts,
    /** Between which the contracts of at least eight years of ten are, by luck alone. */
    luck: eightOfTen(contracts),
    improved,
    added,
    /** How many leads it takes to see a better win rate, before and again after. */
    trials,
    /** How many months it takes to see the improvement, before and again after. */
    months: of === "leads" ? monthsOfLeads(improved.leads) : trials / leads,
    /** How many of them it takes to see that there are more leads. */
    leadMonths: monthsToTell(leads, improved.leads),
    /** The smallest changes that can be seen within a year; undefined if none can. */
    visible: {
      winRate: firstWhole(winRate, 100, (to) => trialsToTell(winRate / 100, to / 100) <= MONTHS * leads),
      leads: firstWhole(
        leads,
        winRate > 0 ? Number.POSITIVE_INFINITY : 0,
        (to) => monthsOfLeads(to) <= MONTHS,
      ),
    },
  };
}

/** Returns the first whole number above a value that passes a test. */
function firstWhole(above: number, max: number, passes: (value: number) => boolean): number | undefined {
  for (let value = Math.floor(above) + 1; value <= max; value++) if (passes(value)) return value;
  return undefined;
}
