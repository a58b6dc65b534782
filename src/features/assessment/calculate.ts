/**
 * The growth model: estimates the next twelve months from a company's own sales figures, as today
 * and with improvements that begin today. It is deliberately simple: every formula can be checked
 * on paper.
 *
 * It assumes the same number of leads each month, counts a contract when it is signed, and applies
 * an improvement only to leads that arrive from today on. The first improved contract is therefore
 * signed after one sales cycle.
 */
const DAYS_A_MONTH = 365 / 12;
const MONTHS = 12;
/** The 90th percentile of the normal distribution; ± 1.2816 σ covers 80%. */
const Z_80 = 1.2816;
/**
 * An improvement is a plan: in eight cases out of ten its effect is up to this share smaller or
 * larger.
 */
const PLAN_ERROR = 0.5;

/** A company's own figures; all finite and at least 0. */
export interface Figures {
  /** Qualified leads per month. */
  leads: number;
  /** The share of qualified leads that sign, in percent, at most 100. */
  winRate: number;
  /** The average value of a new contract in its first year, in euros. */
  contract: number;
  /** The time from qualified lead to signature, in days. */
  cycle: number;
  /** The revenue of the last twelve months, in euros. */
  revenue: number;
  /** The share of that revenue from existing accounts, in percent, at most 100. */
  accounts: number;
}

/** Improvements from today on, in percent of today's value; 0 for no change. */
export interface Improvement {
  leads: number;
  winRate: number;
  accounts: number;
}

export const NO_IMPROVEMENT: Improvement = { leads: 0, winRate: 0, accounts: 0 };

/** An amount in euros, with the range that covers eight years out of ten. */
export interface Estimate {
  expected: number;
  low: number;
  high: number;
}

type Lever = "leads" | "winRate" | "contract" | "cycle" | "accounts";

/** What improving a single lever adds, in euros. */
export interface LeverGain {
  lever: Lever;
  /** In the next twelve months. */
  firstYear: number;
  /** In a year in which the improvement acts from the first day. */
  fullYear: number;
}

/** Returns a value improved by a number of percent. */
export const improve = (value: number, percent: number) => value * (1 + percent / 100);

/**
 * Computes today's pipeline.
 *
 * Open leads = leads per month × cycle ÷ days per month (Little's law).
 * @returns in euros: all open leads at full contract value, and the same times the win rate
 */
export function pipeline({ leads, winRate, contract, cycle }: Figures): { value: number; weighted: number } {
  const value = leads * (cycle / DAYS_A_MONTH) * contract;
  return { value, weighted: (value * winRate) / 100 };
}

/**
 * Computes the contract value that new clients sign from today until the end of a month.
 *
 * Contracts until month t = t × leads × win rate
 *   + max(0, t − cycle in months) × (improved leads × improved win rate − leads × win rate)
 * The improved win rate is at most 100%.
 *
 * The range combines two uncertainties, as the root of the sum of their squares:
 * - Chance in the number of contracts n, which arrive independently (Poisson): 1.28 × √(2n). The
 *   variance is doubled because last year's figures are subject to chance, too.
 * - Half of what the improvement adds.
 *
 * @param month from 0 to 12, in months from today
 * @returns in euros; 0 ≤ low ≤ expected ≤ high
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
 * Computes the additional revenue from existing accounts. It rises evenly and reaches the
 * improvement after twelve months, so the first year has half of it.
 * @param percent the improvement, in percent of today's revenue from accounts
 * @returns in euros: the next twelve months, and each year after them
 */
export function accountGrowth(
  figures: Figures,
  percent: number,
): { firstYear: Estimate; fullYear: Estimate } {
  const fullYear = (lastYear(figures).fromAccounts * percent) / 100;
  return { firstYear: planned(fullYear / 2), fullYear: planned(fullYear) };
}

/**
 * Splits the revenue of the last twelve months by origin, for comparison with the model.
 * @returns in euros
 */
export function lastYear({ revenue, accounts }: Figures): { fromAccounts: number; fromNew: number } {
  const fromAccounts = (revenue * accounts) / 100;
  return { fromAccounts, fromNew: revenue - fromAccounts };
}

/**
 * Computes what each lever would add if only that lever improved, from today on.
 *
 * A shorter cycle adds no leads. It brings signatures forward, once: a cycle shorter by the share p
 * moves those of min(p × cycle, 365 × p ÷ (1 − p)) days into the year.
 * @param percent the improvement, above 0 and below 100; for the cycle, how much shorter
 * @returns the levers by their full year, in descending order; equal ones in their own order
 */
export function leverGains(figures: Figures, percent: number): LeverGain[] {
  const { contract, cycle } = figures;
  const today = contractsAMonth(figures) * contract;
  const part = percent / 100;
  const days = Math.min(part * cycle, (365 * part) / (1 - part));
  /** The gain of a lever that adds this amount each month, starting after one sales cycle. */
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

/** Returns how many of these months are left after the first sales cycle. */
const monthsAfter = (cycle: number, months: number) => Math.max(0, months - cycle / DAYS_A_MONTH);

const planned = (amount: number): Estimate => ({
  expected: amount,
  low: amount * (1 - PLAN_ERROR),
  high: amount * (1 + PLAN_ERROR),
});
