/** How often luck alone may reach a critical count. */
export const ALPHA = 0.1;
/** How often a real gain must reach it, so that one would know. */
export const POWER = 0.8;
/** "Before" is the last year. */
const MONTHS = 12;
const SHORTEST = 3;

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
 * Returns how often a critical count is reached if the gain is real. Last year's count is partly luck, too:
 * what follows is negative binomial (Poisson counts, Jeffreys' prior).
 *
 * @param gain how many times as many are to come
 */
export function power(before: number, gain: number, months: number): number {
  const critical = criticalCount(before, months);
  let below = 0;
  let count = 0;
  for (const atMost of cumulative(before + 0.5, (gain * months) / MONTHS)) {
    if (count++ === critical) break;
    below = atMost;
  }
  return 1 - below;
}

/** How one would know: a count after some months. */
export interface Proof {
  months: number;
  /** From how many on it is more than luck. */
  critical: number;
  /** What last year's pace gives in these months. */
  atPace: number;
  power: number;
}

/** Returns the first proof of at least POWER within a year, else that of a year. */
function proof(before: number, gain: number): Proof {
  let months = SHORTEST;
  while (months < MONTHS && power(before, gain, months) < POWER) months++;
  return {
    months,
    critical: criticalCount(before, months),
    atPace: (before * months) / MONTHS,
    power: power(before, gain, months),
  };
}

/** Calculates what a goal takes, by more leads or a higher win rate, and when one would know. */
export function calculate({ contracts, leads, goal }: Numbers) {
  const leadsAYear = Math.round(leads * MONTHS);
  const gain = goal / contracts;
  return {
    leadsAYear,
    winRate: contracts / leadsAYear,
    /** Each month, at the same win rate. */
    leadsNeeded: leads * gain,
    /** With the same leads; 1 or more where that is no way. */
    winRateNeeded: goal / leadsAYear,
    byLeads: proof(leadsAYear, gain),
    byContracts: proof(contracts, gain),
  };
}
export type Calculation = ReturnType<typeof calculate>;
