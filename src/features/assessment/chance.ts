/** The arithmetic of chance that the assessment, the notes to claims and the guide share. */

/** One false alarm in ten: the 90th percentile of the normal distribution. */
const Z_FALSE_ALARM = 1.2816;
/** Four of five real improvements seen: the 80th percentile. */
const Z_SEEN = 0.8416;
const Z_SQUARED = (Z_FALSE_ALARM + Z_SEEN) ** 2;
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

/** Returns the counts between which eight years of ten lie: the 10th and 90th percentile. */
export const eightOfTen = (mean: number) => ({
  low: poissonQuantile(mean, 0.1),
  high: poissonQuantile(mean, 0.9),
});

/**
 * Returns how many trials it takes, before and again after, to tell two rates apart by counting:
 * n = (1.2816 + 0.8416)² (p₁q₁ + p₂q₂) ÷ (p₂ − p₁)², one-sided, with q = 1 − p (Fleiss, Statistical
 * Methods for Rates and Proportions, without continuity correction).
 * @param from a rate from 0 to 1
 * @param to another; Infinity is returned if they are equal
 */
export const trialsToTell = (from: number, to: number) =>
  from === to
    ? Number.POSITIVE_INFINITY
    : Math.ceil((Z_SQUARED * (from * (1 - from) + to * (1 - to))) / (to - from) ** 2);

/**
 * Returns how many months it takes, before and again after, to tell two numbers of events a month
 * apart. The same formula with the variance of counts: t = (1.2816 + 0.8416)² (λ₁ + λ₂) ÷ (λ₂ − λ₁)².
 * @param from events a month, at least 0
 * @param to another number; Infinity is returned if they are equal
 */
export const monthsToTell = (from: number, to: number) =>
  from === to ? Number.POSITIVE_INFINITY : (Z_SQUARED * (from + to)) / (to - from) ** 2;
