/** How often luck alone may reach a critical count. */
const ALPHA = 0.1;
/** How often a real gain must reach it, so that one would know. */
export const POWER = 0.8;
const MONTHS = 12;
/** Nobody judges by less. */
const FEWEST_MONTHS = 3;

/** A company's last year, and its goal. */
export interface Numbers {
  /** New contracts in the last 12 months, whole. */
  contracts: number;
  /** Qualified leads a month. */
  leads: number;
  /** Contracts wanted in 12 months, whole. */
  goal: number;
}

/** Yields P(N ≤ 0), P(N ≤ 1) and so on, N negative binomial with the mean r × odds. */
function* cumulative(r: number, odds: number) {
  // In logarithms: the first terms underflow from about 1,000 counts on.
  let term = -r * Math.log1p(odds);
  let sum = 0;
  for (let count = 0; ; count++) {
    sum += Math.exp(term);
    yield sum;
    term += Math.log(((r + count) / (count + 1)) * (odds / (1 + odds)));
  }
}

/**
 * Returns from how many on a count is more than luck: if nothing changed, it is reached at most once in
 * ten times. The exact conditional test of Przyborowski and Wilenski (1940): the smallest k with
 * P(X ≥ k) ≤ ALPHA, X binomial of before + k trials with the probability months / (monthsBefore + months).
 * That is P(N ≥ k), N the successes before failure number before + 1.
 *
 * @param before what was counted before a change
 * @param months how long is counted after it
 * @param monthsBefore how long was counted before
 */
export function criticalCount(before: number, months: number, monthsBefore = MONTHS): number {
  let count = 0;
  for (const atMost of cumulative(before + 1, months / monthsBefore)) {
    count++;
    if (1 - atMost <= ALPHA) break;
  }
  return count;
}

/**
 * Returns how often a count is reached if the gain is real. Last year's count is partly luck, too: what
 * follows is negative binomial (Poisson counts, Jeffreys' prior).
 *
 * @param before last year's count
 * @param gain how many times as many are to come
 */
function power(before: number, gain: number, months: number, count: number): number {
  let below = 0;
  for (const atMost of cumulative(before + 0.5, (gain * months) / MONTHS)) {
    if (count-- === 0) break;
    below = atMost;
  }
  return 1 - below;
}

/** Returns the first months, within a year, after which one would know; else a year, and how likely that is. */
function prove(before: number, gain: number) {
  for (let months = FEWEST_MONTHS; ; months++) {
    const count = criticalCount(before, months);
    const chance = power(before, gain, months, count);
    if (chance >= POWER || months === MONTHS) {
      return { months, count, pace: (before * months) / MONTHS, power: chance };
    }
  }
}
/** A count after some months that is more than luck; last year's pace gives fewer. */
export type Proof = ReturnType<typeof prove>;

/** Calculates what a goal takes, by more leads or by a higher win rate, and when one would know. */
export function calculate({ contracts, leads, goal }: Numbers) {
  const leadsAYear = Math.round(leads * MONTHS);
  const gain = goal / contracts;
  return {
    leadsAYear,
    winRate: contracts / leadsAYear,
    /** A month, at the same win rate. */
    leadsNeeded: leads * gain,
    /** With the same leads; 1 or more where that can't be. */
    winRateNeeded: goal / leadsAYear,
    byLeads: prove(leadsAYear, gain),
    byContracts: prove(contracts, gain),
  };
}
