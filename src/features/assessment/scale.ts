/** The most parts of an axis. */
const MAX_PARTS = 4;

/**
 * Divides an axis from 0 into parts of a round amount.
 * @param amount the amount that the axis must cover, at least 0
 * @returns the marks in ascending order, from 0 to at least the amount; for 0 only 0
 */
export function axisMarks(amount: number): number[] {
  if (amount <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(amount / MAX_PARTS));
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power * MAX_PARTS >= amount) ?? 10);
  return Array.from({ length: Math.ceil(amount / step) + 1 }, (_, index) => index * step);
}
