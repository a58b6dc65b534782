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
/** Two-sided 80 % of the normal distribution. */
const Z_80 = 1.2816;

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

/** An amount in euros and the range that eight years in ten would end in. */
export interface Estimate {
  expected: number;
  low: number;
  high: number;
}

export type Lever = "leads" | "winRate" | "contract" | "cycle" | "accounts";

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
 * New revenue from today until a month's end: contracts signed with new clients,
 * and what existing accounts bring above today's level.
 *
 * Deals until month t = t × leads × win rate
 *   + max(0, t − cycle in months) × (improved leads × improved win rate − leads × win rate)
 * Accounts until month t = revenue ÷ 12 × share × improvement × t² ÷ 24:
 *   the improvement rises evenly and is reached after twelve months.
 *
 * The range is that of a count of deals n, which arrive independently (Poisson):
 * n ± 1.28 × √(2n), in contracts. Twice the variance, because next year's luck
 * comes on top of that in the year from which the figures were taken.
 *
 * @param month from 0 to 12, in months from today
 * @returns euros; 0 ≤ low ≤ expected ≤ high
 */
export function newRevenue(
  figures: Figures,
  improvement: Improvement = NO_IMPROVEMENT,
  month = MONTHS,
): Estimate {
  const deals = dealsUntil(month, figures, improvement);
  const spread = Z_80 * Math.sqrt(2 * deals);
  const accounts =
    (accountRevenue(figures) / MONTHS) * (improvement.accounts / 100) * (month ** 2 / (2 * MONTHS));
  return {
    expected: deals * figures.contract + accounts,
    low: Math.max(0, deals - spread) * figures.contract + accounts,
    high: (deals + spread) * figures.contract + accounts,
  };
}

function dealsUntil(month: number, { leads, winRate, cycle }: Figures, improvement: Improvement): number {
  const today = (leads * winRate) / 100;
  const improved =
    (raise(leads, improvement.leads) * Math.min(100, raise(winRate, improvement.winRate))) / 100;
  return month * today + Math.max(0, month - cycle / DAYS_A_MONTH) * Math.max(0, improved - today);
}

/**
 * Revenue of the last twelve months by where it came from, to hold the model against.
 * @returns euros
 */
export function lastYear({ revenue, accounts }: Figures): { fromAccounts: number; fromNew: number } {
  const fromAccounts = (revenue * accounts) / 100;
  return { fromAccounts, fromNew: revenue - fromAccounts };
}

const accountRevenue = (figures: Figures) => lastYear(figures).fromAccounts;

/**
 * What each lever alone would add in twelve months, were it better from today on.
 *
 * A shorter cycle adds no lead; it brings signatures forward, once: with the
 * cycle a part p shorter, those of min(p × cycle, 365 × p ÷ (1 − p)) days.
 * @param percent how much better, over 0 and under 100; for the cycle, shorter
 * @returns euros for each lever, the largest first; equals in the order of the levers
 */
export function sensitivity(figures: Figures, percent: number): { lever: Lever; gain: number }[] {
  const { leads, winRate, contract, cycle } = figures;
  const today = newRevenue(figures).expected;
  const gain = (improvement: Partial<Improvement>) =>
    newRevenue(figures, { ...NO_IMPROVEMENT, ...improvement }).expected - today;
  const part = percent / 100;
  const reached = Math.max(0, MONTHS - cycle / DAYS_A_MONTH);
  const days = Math.min(part * cycle, (365 * part) / (1 - part));
  const gains: Record<Lever, number> = {
    leads: gain({ leads: percent }),
    winRate: gain({ winRate: percent }),
    contract: reached * ((leads * winRate) / 100) * contract * part,
    cycle: (days / DAYS_A_MONTH) * ((leads * winRate) / 100) * contract,
    accounts: gain({ accounts: percent }),
  };
  return (Object.keys(gains) as Lever[])
    .map((lever) => ({ lever, gain: gains[lever] }))
    .sort((a, b) => Math.round(b.gain) - Math.round(a.gain));
}

const raise = (value: number, percent: number) => value * (1 + percent / 100);
