import { fill } from "../../lib/fill.ts";
import type { Counted } from "./assessment.schema.ts";

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 4 });

/** @returns such as "30,000" */
export const formatNumber = (value: number) => number.format(value);

/** @returns such as "38%" or "5.0%" */
export const formatRate = (percent: number) =>
  `${percent < 10 && Number.isInteger(percent) ? percent.toFixed(1) : formatNumber(percent)}%`;

/**
 * Adds the unit to a count.
 * @returns such as "one month" or "7 months"
 */
export const withUnit = (unit: Counted, count: number, values: Record<string, string> = {}) =>
  fill(unit[count === 1 ? "one" : "other"], { count: formatNumber(count), ...values });

/** Rounds two numbers that differ, to so many more decimals that they still do. */
export function roundApart(
  numbers: readonly [number, number],
  decimals: (value: number) => number,
): [number, number] {
  const [a, b] = numbers.map((value) => Number(value.toFixed(decimals(value)))) as [number, number];
  return a === b ? roundApart(numbers, (value) => decimals(value) + 1) : [a, b];
}
