/** The most parts of an axis. */
const MAX_PARTS = 5;

/**
 * Divides an axis from 0 into parts of a round number.
 * @param most the number that the axis must cover, above 0
 * @returns the marks in ascending order, from 0 to at least that number
 */
export function axisMarks(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / MAX_PARTS)));
  const step = power * ([1, 2, 5].find((factor) => factor * power * MAX_PARTS >= most) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
