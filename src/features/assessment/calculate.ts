/**
 * The growth model: what a company's own sales figures say about the next twelve
 * months, today and with improvements that begin today. It is small on purpose:
 * every formula below can be checked on paper.
 *
 * It assumes a steady year (as many leads each month), counts a contract when it
 * is signed, and lets an improvement reach a deal only if its lead arrives from
 * today on, so that it takes one sales cycle until the first signature changes.
 */
const DAYS_A_MONTH = 365 / 12;
const MONTHS = 12;
/** Two-sided 80% of the normal distribution. */
const Z_80 = 1.2816;
/** An improvement is a plan: in eight cases out of ten, it turns out up to this part smaller or larger. */
const PLAN_ERROR = 0.5;

/** A company's own figures; all at least 0 and finite. */
export interface Figures {
  /** Qualified leads a month. */
  leads: number;
  /** Share of qualified leads that sign, in percent, at most 100. */
  winRate: number;
  /** Average first-year value of a new contract, in euros. */
  contract: number;
  /** From qualified lead to signature, in days. */
  cycle: number;
  /** Revenue of the last twelve months, in euros. */
  revenue: number;
  /** Part of that revenue that came from existing accounts, in percent, at most 100. */
  accounts: number;
}

/** How much better from today on, in percent of today's value; 0 for no change. */
export interface Improvement {
  leads: number;
  winRate: number;
  accounts: number;
}

export const NO_IMPROVEMENT: Improvement = { leads: 0, winRate: 0, accounts: 0 };

/** An amount in euros and the range in which eight years out of ten would end. */
export interface Estimate {
  expected: number;
  low: number;
  high: number;
}

type Lever = "leads" | "winRate" | "contract" | "cycle" | "accounts";

/** What a lever alone adds, in euros. */
export interface LeverGain {
  lever: Lever;
  /** In the next twelve months. */
  firstYear: number;
  /** In a year in which it acts from the first day to the last. */
  fullYear: number;
}

/** A value that is better by a number of percent. */
export const improve = (value: number, percent: number) => value * (1 + percent / 100);

/**
 * What is open today.
 * Open leads = leads a month × cycle ÷ days a month (Little's law).
 * @returns euros: all open leads at full contract value, and that times the win rate
 */
export function pipeline({ leads, winRate, contract, cycle }: Figures): { value: number; weighted: number } {
  const value = leads * (cycle / DAYS_A_MONTH) * contract;
  return { value, weighted: (value * winRate) / 100 };
}

/**
 * Contract value that new clients sign from today until a month's end.
 *
 * Contracts until month t = t × leads × win rate
 *   + max(0, t − cycle in months) × (improved leads × improved win rate − leads × win rate)
 * An improved win rate ends at 100%.
 *
 * The range adds two uncertainties, as the root of the sum of their squares:
 * - The luck of counting n contracts, which arrive independently (Poisson):
 *   1.28 × √(2n). Twice the variance, because next year's luck comes on top of
 *   that in the year from which the figures were taken.
 * - Half of what the improvement adds.
 *
 * @param month from 0 to 12, in months from today
 * @returns euros; 0 ≤ low ≤ expected ≤ high
 */
export function contractValue(
  figures: Figures,
  improvement: Improvement = NO_IMPROVEMENT,
  month = MONTHS,
): Estimate {
  const { contract, cycle } = figures;
  const added = monthsAfter(cycle, month) * addedContractsAMonth(figures, improvement);
  const contracts = month * contractsAMonth(figures) + added;
  const spread = Math.hypot(Z_80 * Math.sqrt(2 * contracts), PLAN_ERROR * added);
  return {
    expected: contracts * contract,
    low: Math.max(0, contracts - spread) * contract,
    high: (contracts + spread) * contract,
  };
}

/**
 * What existing accounts bring above today's level. It rises evenly and reaches
 * the improvement after twelve months, so the first year holds half of it.
 * @param percent how much more, in percent of today's revenue from accounts
 * @returns euros in the next twelve months, and in a year at the level then reached
 */
export function accountGrowth(
  figures: Figures,
  percent: number,
): { firstYear: Estimate; fullYear: Estimate } {
  const fullYear = (lastYear(figures).fromAccounts * percent) / 100;
  return { firstYear: planned(fullYear / 2), fullYear: planned(fullYear) };
}

/**
 * Revenue of the last twelve months by where it came from, to hold the model against.
 * @returns euros
 */
export function lastYear({ revenue, accounts }: Figures): { fromAccounts: number; fromNew: number } {
  const fromAccounts = (revenue * accounts) / 100;
  return { fromAccounts, fromNew: revenue - fromAccounts };
}

/**
 * What each lever alone would add, were it better from today on.
 *
 * A shorter cycle adds no lead; it brings signatures forward, one time: with the
 * cycle a part p shorter, those of min(p × cycle, 365 × p ÷ (1 − p)) days.
 * @param percent how much better, over 0 and under 100; for the cycle, shorter
 * @returns the levers by their full year, the largest first; equals in the order of the levers
 */
export function leverGains(figures: Figures, percent: number): LeverGain[] {
  const { contract, cycle } = figures;
  const today = contractsAMonth(figures) * contract;
  const part = percent / 100;
  const days = Math.min(part * cycle, (365 * part) / (1 - part));
  /** A lever that adds so much a month, from one sales cycle on. */
  const monthly = (euros: number) => ({
    firstYear: monthsAfter(cycle, MONTHS) * euros,
    fullYear: MONTHS * euros,
  });
  const better = (improvement: Partial<Improvement>) =>
    monthly(addedContractsAMonth(figures, { ...NO_IMPROVEMENT, ...improvement }) * contract);
  const accounts = accountGrowth(figures, percent);
  const gains: Record<Lever, Omit<LeverGain, "lever">> = {
    leads: better({ leads: percent }),
    winRate: better({ winRate: percent }),
    contract: monthly(today * part),
    cycle: { firstYear: (days / DAYS_A_MONTH) * today, fullYear: 0 },
    accounts: { firstYear: accounts.firstYear.expected, fullYear: accounts.fullYear.expected },
  };
  return (Object.keys(gains) as Lever[])
    .map((lever) => ({ lever, ...gains[lever] }))
    .sort((a, b) => Math.round(b.fullYear) - Math.round(a.fullYear));
}

const contractsAMonth = ({ leads, winRate }: Figures) => (leads * winRate) / 100;

function addedContractsAMonth(figures: Figures, improvement: Improvement): number {
  const leads = improve(figures.leads, improvement.leads);
  const winRate = Math.min(100, improve(figures.winRate, improvement.winRate));
  return Math.max(0, contractsAMonth({ ...figures, leads, winRate }) - contractsAMonth(figures));
}

/** How many of so many months lie after the first sales cycle. */
const monthsAfter = (cycle: number, months: number) => Math.max(0, months - cycle / DAYS_A_MONTH);

const planned = (amount: number): Estimate => ({
  expected: amount,
  low: amount * (1 - PLAN_ERROR),
  high: amount * (1 + PLAN_ERROR),
});
