/** How many parts an axis has at most. */
const MAX_PARTS = 4;

/**
 * Divides an axis from 0 into round parts.
 * @param amount what the axis must reach, at least 0
 * @returns the marks from 0 up, the last at or above the amount; only 0 for 0
 */
export function axisMarks(amount: number): number[] {
  if (amount <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(amount / MAX_PARTS));
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power * MAX_PARTS >= amount) ?? 10);
  return Array.from({ length: Math.ceil(amount / step) + 1 }, (_, index) => index * step);
}
