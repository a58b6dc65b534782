/** How often luck alone may reach a critical count. */
export const ALPHA = 0.1;
/** How often a test must find a real gain, so that one would know. */
export const POWER = 0.8;
/** A test that finds it less often isn't offered. */
const LEAST_POWER = 0.7;
const MONTHS = 12;
/** A shorter test has no reason to stop, and a second condition. */
const HALF_A_YEAR = 6;
/** Nobody judges by less. */
const FEWEST_MONTHS = 3;

/** A company's last year, and its goal. */
export interface Numbers {
  /** New contracts in the last 12 months, whole. */
  contracts: number;
  /** Qualified leads in the last 12 months: whole, or a half, as the average of two years may be. */
  leads: number;
  /** Contracts wanted in 12 months, whole. */
  goal: number;
}

/** Yields P(N ≤ 0), P(N ≤ 1) and so on, N negative binomial with the mean r × odds. */
function* cumulative(r: number, odds: number): Generator<number, never> {
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

/** Yields P(X = 0), P(X = 1) and so on, X binomial; of the average of two years, what is left comes last. */
function* binomial(trials: number, probability: number) {
  let term = trials * Math.log1p(-probability);
  let left = 1;
  for (let count = 0; count < trials; count++) {
    yield Math.exp(term);
    left -= Math.exp(term);
    term += Math.log(((trials - count) / (count + 1)) * (probability / (1 - probability)));
  }
  yield left;
}

/**
 * Returns how often a test finds a gain that is real. Last year's count is partly luck, too: what follows is
 * negative binomial (Poisson counts, Jeffreys' prior).
 *
 * @param before last year's count
 * @param gain how many times as many are to come
 * @param count the critical count
 * @param margin how many more than in the same months a year before are needed, too, in less than half a year; how
 *   many those were is binomial, given last year's count
 */
function power(before: number, gain: number, months: number, count: number, margin: number): number {
  const after = cumulative(before + 0.5, (gain * months) / MONTHS);
  let below = 0;
  let wanted = 0;
  const chanceBelow = (count: number) => {
    for (; wanted < count; wanted++) below = after.next().value;
    return below;
  };
  if (months >= HALF_A_YEAR) return 1 - chanceBelow(count);
  let missed = 0;
  let sameMonths = 0;
  for (const chance of binomial(before, months / MONTHS)) {
    missed += chance * chanceBelow(Math.max(count, sameMonths + margin));
    sameMonths++;
  }
  return 1 - missed;
}

/** Returns the first months, within a year, after which one would know; else a year, and how likely that is. */
function prove(before: number, gain: number) {
  for (let months = FEWEST_MONTHS; ; months++) {
    const pace = (before * months) / MONTHS;
    const count = criticalCount(before, months);
    const margin = Math.ceil(count - pace);
    const chance = power(before, gain, months, count, margin);
    if (chance >= POWER || months === MONTHS) return { months, count, margin, pace, power: chance };
  }
}

/**
 * Returns halfway through a test the count that is a reason to stop: last year's pace or fewer. Undefined for a test
 * of less than half a year. A reason, not a right: in weak tests up to 42 of 100 real gains are that slow, too.
 */
function reasonToStop(before: number, testMonths: number) {
  if (testMonths < HALF_A_YEAR) return undefined;
  const months = Math.floor(testMonths / 2);
  return { months, count: Math.floor((before * months) / MONTHS) };
}

/**
 * Calculates what a goal takes, by more leads or by a higher win rate, and the test that tells whether it works.
 * @returns undefined if there is no win rate: without contracts, or with more contracts than leads
 */
export function calculate({ contracts, leads, goal }: Numbers) {
  if (contracts === 0 || contracts > leads) return undefined;
  const gain = goal / contracts;
  const byLeads = prove(leads, gain);
  return {
    gain,
    winRate: contracts / leads,
    /** A year, at the same win rate. */
    leadsNeeded: leads * gain,
    /** With the same leads. */
    winRateNeeded: goal / leads,
    /** Whether a higher win rate is enough: one that is shown as 100% isn't. */
    isWinRateEnough: goal / leads < 0.995,
    byLeads,
    /** Whether even a year of counting leads would miss the gain too often. */
    isWeak: byLeads.power < LEAST_POWER,
    /** What its drawing compares: last year's pace, the critical count, and the goal's pace as it is shown. */
    counts: { before: byLeads.pace, critical: byLeads.count, after: Math.round(byLeads.pace * gain) },
    byContracts: prove(contracts, gain),
    stop: reasonToStop(leads, byLeads.months),
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
