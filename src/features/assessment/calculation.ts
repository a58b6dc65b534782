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
function criticalCount(before: number, months: number, monthsBefore = MONTHS): number {
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

/**
 * Returns halfway through a test the count that is a reason to stop: last year's pace or fewer. Undefined for a test
 * of less than half a year. A reason, not a right: in weak tests up to 42 of 100 real gains are that slow, too.
 */
function reasonToStop(before: number, testMonths: number) {
  if (testMonths < MONTHS / 2) return undefined;
  const months = Math.floor(testMonths / 2);
  return { months, count: Math.floor((before * months) / MONTHS) };
}

/** A year's qualified leads. */
export const leadsAYear = ({ leads }: Numbers): number => Math.round(leads * MONTHS);

/**
 * Calculates what a goal takes, by more leads or by a higher win rate, and the test that tells whether it works.
 * @returns undefined if there is no win rate: without contracts, or with more contracts than leads
 */
export function calculate(numbers: Numbers) {
  const { contracts, leads, goal } = numbers;
  const before = leadsAYear(numbers);
  if (contracts === 0 || contracts > before) return undefined;
  const gain = goal / contracts;
  const byLeads = prove(before, gain);
  return {
    gain,
    winRate: contracts / before,
    /** A month, at the same win rate. */
    leadsNeeded: leads * gain,
    /** With the same leads. */
    winRateNeeded: goal / before,
    /** Whether a higher win rate is enough: one that is shown as 100% isn't. */
    isWinRateEnough: goal / before < 0.995,
    byLeads,
    /** What its drawing compares: last year's pace, the critical count, and the goal's pace as it is shown. */
    counts: { before: byLeads.pace, critical: byLeads.count, after: Math.round(byLeads.pace * gain) },
    byContracts: prove(contracts, gain),
    stop: reasonToStop(before, byLeads.months),
    /** How many contracts a year can bring if nothing changed. */
    luck: criticalCount(contracts, MONTHS) - 1,
  };
}
export type Calculation = NonNullable<ReturnType<typeof calculate>>;

/**
 * Judges what a client has counted in as many months before and after a change.
 * @returns from how many on the count after it is more than luck, and the name of the verdict's words
 */
export function judge({ before, after, months }: Record<"before" | "after" | "months", number>) {
  const critical = criticalCount(before, months, months);
  const verdict = after < before ? "fell" : after < critical ? "couldBeLuck" : "moreThanLuck";
  return { critical, verdict } as const;
}
