import { eightOfTen, monthsToTell, trialsToTell } from "./chance";

/** A company's own figures, and a plan. */
export interface Case {
  /** Qualified leads per month, from 0. */
  leads: number;
  /** The share of decided qualified leads that sign, in percent, from 0 to 100. */
  winRate: number;
  /** The average value of a new contract in its first year, in euros, from 0. */
  contract: number;
  /** The months within which nine of ten leads are decided. */
  months: number;
  /** What is to improve. */
  of: "leads" | "winRate";
  /** By how much, in percent of today's value. */
  better: number;
}

const YEAR = 12;
/** The share of leads that are decided in time to be counted; the others count as lost. */
const DECIDED = 0.9;
/** What takes longer is no test that anybody would sign. */
const MAX_MONTHS = 36;

/** Returns the figures after the improvement; the win rate may exceed 100. */
export const improve = (shown: Case): Case => ({
  ...shown,
  // Without the error of binary fractions: 1.1 × 20 is 22.000000000000004.
  [shown.of]: Math.round(shown[shown.of] * (100 + shown.better) * 1000) / 100_000,
});

/** Returns how many contracts a year brings on average. */
export const contractsAYear = ({ leads, winRate }: Case) => (YEAR * leads * winRate) / 100;

/** Returns the probability that a lead signs within the months that it has. */
export const signsInTime = (winRate: number) => (DECIDED * winRate) / 100;

/**
 * Assesses which gain would show, when a plan would show, and how much of a year is luck. Leads are
 * counted by the month in which they came in, before a change and after it, and each has the months to
 * sign within which nine of ten are decided.
 * @param shown its improved win rate must be at most 100
 */
export function assess(shown: Case) {
  const { leads, winRate, months, of } = shown;
  const improved = improve(shown);
  const contracts = contractsAYear(shown);
  const signs = signsInTime(winRate);
  const trialsTo = (rate: number) => trialsToTell(signs, signsInTime(rate));
  /** More leads are worth what they sign, so their contracts must be told from luck. */
  const monthsTo = (more: number) => monthsToTell(leads * signs, more * signs);
  const trials = trialsTo(improved.winRate);
  const counted = Math.ceil(of === "leads" ? monthsTo(improved.leads) : trials / leads);
  const unlessTooLong = (time: number) => (time <= MAX_MONTHS ? time : undefined);
  return {
    contracts,
    /** Between which the contracts of at least eight years out of ten are, by luck alone. */
    luck: eightOfTen(contracts),
    improved,
    added: contractsAYear(improved) - contracts,
    /** The smallest changes that show in a year's counting four times out of five; undefined if none does. */
    target: {
      winRate: firstWhole(winRate, 100, (to) => trialsTo(to) <= YEAR * leads),
      leads: firstWhole(leads, winRate > 0 ? Number.POSITIVE_INFINITY : 0, (to) => monthsTo(to) <= YEAR),
    },
    /** How long it takes to know that a target is reached: a year's counting, and the months to decide. */
    targetMonths: YEAR + months,
    /** How many leads it takes to see a better win rate, before and again after. */
    trials,
    /** How many whole months it takes to count for the plan, before and again after. */
    counted,
    /** How many months after the change the result is known; undefined if that is too long. */
    known: unlessTooLong(counted + months),
    /** How many months it takes to see more leads, whether they sign or not; undefined if too long. */
    leadMonths: unlessTooLong(Math.ceil(monthsToTell(leads, improved.leads))),
    /** The contracts that are signed in time, of the leads before the change. */
    before: (of === "leads" ? counted * leads : trials) * signs,
  };
}

/** Returns the first whole number above a value that passes a test. */
function firstWhole(above: number, max: number, passes: (value: number) => boolean): number | undefined {
  for (let value = Math.floor(above) + 1; value <= max; value++) if (passes(value)) return value;
  return undefined;
}
