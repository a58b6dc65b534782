/** The arithmetic of chance that the assessment and the notes to claims share. */

/** One false alarm in ten: the 90th percentile of the normal distribution. */
const Z_FALSE_ALARM = 1.2816;
/** Four of five real improvements seen: the 80th percentile. */
const Z_SEEN = 0.8416;
const Z_SQUARED = (Z_FALSE_ALARM + Z_SEEN) ** 2;
const FALSE_ALARM = 0.1;
/** A part of the largest term of a sum. */
const NEGLIGIBLE = 1e-15;
/** From this mean on, the normal distribution is close enough, and the sum would take too long. */
const LARGE_MEAN = 400;

/**
 * Returns the smallest count that chance exceeds with a probability of at most 1 − p, if events are
 * independent (Poisson distribution: P(n) = meanⁿ e⁻ᵐᵉᵃⁿ ÷ n!). Large means are approximated by the
 * normal distribution, corrected for skewness (Cornish and Fisher, 1938).
 * @param mean the expected count, at least 0
 * @param p above 0 and below 1
 */
export function poissonQuantile(mean: number, p: number): number {
  if (mean > LARGE_MEAN) {
    const z = normalQuantile(p);
    return Math.round(mean + z * Math.sqrt(mean) + (z * z - 1) / 6);
  }
  let count = 0;
  let term = Math.exp(-mean);
  // The largest p can be closer to 1 than the rounded sum; then the terms become 0.
  for (let sum = term; sum < p && term > 0; sum += term) term *= mean / ++count;
  return count;
}

/** Approximates the quantile of the normal distribution to 0.01 (Joiner and Rosenblatt, 1971). */
const normalQuantile = (p: number) => 4.91 * (p ** 0.14 - (1 - p) ** 0.14);

/** Returns the counts between which at least eight years out of ten lie: the 10th and 90th percentile. */
export const eightOfTen = (mean: number) => ({
  low: poissonQuantile(mean, 0.1),
  high: poissonQuantile(mean, 0.9),
});

/**
 * Returns how many trials it takes, before and again after, to tell a rate from a higher one:
 * n = (1.2816 + 0.8416)² (p₁q₁ + p₂q₂) ÷ (p₂ − p₁)² + 2.5 ÷ (p₂ − p₁), with q = 1 − p. The last part is
 * what the exact test of standsOutFrom takes more than the normal approximation: 2 in Fleiss,
 * Statistical Methods for Rates and Proportions, which is too little for fewer than 20 trials.
 * @param from a rate from 0 to 1
 * @param to a higher one; Infinity is returned if they are equal
 */
export const trialsToTell = (from: number, to: number) =>
  from === to
    ? Number.POSITIVE_INFINITY
    : Math.ceil((Z_SQUARED * (from * (1 - from) + to * (1 - to))) / (to - from) ** 2 + 2.5 / (to - from));

/**
 * Returns how many months it takes, before and again after, to tell a number of events a month from a
 * higher one: the same formula with the variance of counts, and 2 as in Fleiss.
 * @param from events a month, at least 0
 * @param to a higher number; Infinity is returned if they are equal
 */
export const monthsToTell = (from: number, to: number) =>
  from === to ? Number.POSITIVE_INFINITY : (Z_SQUARED * (from + to)) / (to - from) ** 2 + 2 / (to - from);

/**
 * Returns the smallest count after a change that stands out: if nothing had changed, such a count or a
 * higher one would follow in at most one of ten cases (Fisher's exact test, one-sided; for events
 * without trials, that of Przyborowski and Wilenski).
 * @param before the count before the change
 * @param trials of how many, before and again after; Infinity for events in two equal times
 * @returns more than the trials if none stands out
 */
export function standsOutFrom(before: number, trials: number): number {
  let after = before + 1;
  while (after <= trials && chanceOf(after, before + after, trials) > FALSE_ALARM) after++;
  return after;
}

/**
 * The probability that of all events at least a number, more than half, are in the second of two equal
 * parts. The terms are summed from the largest on, each from the one before it.
 */
function chanceOf(atLeast: number, all: number, trials: number): number {
  const [middle, most] = [all / 2, Math.min(all, trials)];
  let [upperHalf, tail] = [0, 0];
  for (let count = Math.ceil(middle), term = 1; count <= most && term > NEGLIGIBLE; count++) {
    upperHalf += term;
    if (count >= atLeast) tail += term;
    term *= (all - count) / (count + 1);
    if (trials < Number.POSITIVE_INFINITY) term *= (trials - count) / (trials - all + count + 1);
  }
  // The lower half is the same; a term in the middle belongs to both.
  return tail / (2 * upperHalf - (Number.isInteger(middle) ? 1 : 0));
}
