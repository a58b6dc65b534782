/** How often luck alone may reach a critical count. */
export const ALPHA = 0.1;
/** How often a test must find a real gain, so that one would know. */
const POWER = 0.8;
/** A test that finds it less often isn't offered. */
const LEAST_POWER = 0.7;
const MONTHS = 12;
/** A shorter test has no reason to stop, and a second condition. */
const HALF_A_YEAR = 6;
/** Nobody judges by less. */
const FEWEST_MONTHS = 3;
/** More than this nobody counts by hand. */
const MOST_COUNTED = 6000;
/** A share of a chance that sums leave out. */
const NEGLIGIBLE = 1e-20;

/** A company's last year, and its goal. */
export interface Numbers {
  /** New contracts in the last 12 months, whole. */
  contracts: number;
  /** Qualified leads in the last 12 months: whole, or a half, as the average of two years may be. */
  leads: number;
  /** Contracts wanted in 12 months, whole. */
  goal: number;
}

/**
 * Returns the function that returns P(N < count), N negative binomial with the mean r × odds, and the first count
 * that N doesn't exceed with at least a given chance.
 */
function negativeBinomial(r: number, odds: number) {
  /** How many times as likely a count is as the one before it. */
  const ratio = (count: number) => ((r + count - 1) / count) * (odds / (1 + odds));
  // In shares of the likeliest count, because P(N = 0) underflows from about 1,000 counts on.
  const likeliest = Math.max(0, Math.floor((r - 1) * odds));
  let first = likeliest;
  let share = 1;
  for (; first > 0 && share > NEGLIGIBLE; first--) share /= ratio(first);
  const sums: number[] = [];
  let sum = 0;
  for (let count = first; count <= likeliest || share > NEGLIGIBLE; count++) {
    sum += share;
    sums.push(sum);
    share *= ratio(count + 1);
  }
  return {
    chanceBelow: (count: number) => (sums[Math.min(count - first, sums.length) - 1] ?? 0) / sum,
    quantile: (chance: number) => first + sums.findIndex((atMost) => atMost / sum >= chance),
  };
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
  return negativeBinomial(before + 1, months / monthsBefore).quantile(1 - ALPHA) + 1;
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
  const { chanceBelow } = negativeBinomial(before + 0.5, (gain * months) / MONTHS);
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
 * Returns from how many a year on a test of a year finds a gain often enough, rounded up to fives; undefined if
 * nobody counts so many.
 */
function enoughFor(gain: number) {
  const isWeak = (before: number) =>
    power(before, gain, MONTHS, criticalCount(before, MONTHS), 0) < LEAST_POWER;
  let weak = 0;
  let enough = MOST_COUNTED + 1;
  while (enough - weak > 1) {
    const middle = Math.floor((weak + enough) / 2);
    if (isWeak(middle)) weak = middle;
    else enough = middle;
  }
  // A critical count is whole, so that a few above are weak again; none is after as many as the root.
  for (let count = enough; count < enough + Math.sqrt(enough) && enough <= MOST_COUNTED; count++) {
    if (isWeak(count)) enough = count + 1;
  }
  const rounded = 5 * Math.ceil(enough / 5);
  return rounded > MOST_COUNTED ? undefined : rounded;
}

/**
 * Returns halfway through a test the count at which either side may stop: last year's pace or fewer. Undefined for a
 * test of less than half a year. The page to sign grants it: up to 42 of 100 real gains are that slow, too, in weak
 * tests, but nobody must stop.
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
  const isWeak = byLeads.power < LEAST_POWER;
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
    isWeak,
    /** From how many a year on it would find it. */
    enough: isWeak ? enoughFor(gain) : undefined,
    /** What its drawing compares: last year's pace, the critical count, and the goal's pace as it is shown. */
    counts: { before: byLeads.pace, critical: byLeads.count, after: Math.round(byLeads.pace * gain) },
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
