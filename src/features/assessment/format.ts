import { formatNumber } from "../../lib/counted.ts";

/** @returns such as "38%" or "5.0%" */
export const formatRate = (percent: number) =>
  `${percent < 10 && Number.isInteger(percent) ? percent.toFixed(1) : formatNumber(percent)}%`;

/** Rounds two numbers that differ, to so many more decimals that they still do. */
export function roundApart(
  numbers: readonly [number, number],
  decimals: (value: number) => number,
): [number, number] {
  const [a, b] = numbers.map((value) => Number(value.toFixed(decimals(value)))) as [number, number];
  return a === b ? roundApart(numbers, (value) => decimals(value) + 1) : [a, b];
}
