import { fill } from "../../shared/fill";
import type { Counted } from "./assessment.schema";

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** @returns such as "30,000" or "12.5"; parseFigure can read it */
export const formatNumber = (value: number) => number.format(value);
/** @param value in percent */
export const formatPercent = (value: number) => `${number.format(value)}%`;
/** @returns such as "€30,000" or "€99.5" */
export const formatEuros = (amount: number) => `€${formatNumber(amount)}`;

/** Rounds a count to what a person would say: 0.4, 1.2, 29 or 3,740. */
export function round(count: number): number {
  if (count < 2) return Number(count.toPrecision(count < 1 ? 1 : 2));
  return Math.round(count < 1000 ? count : Number(count.toPrecision(3)));
}

/**
 * Adds the unit to a count.
 * @returns such as "one contract", "29 contracts" or "13.2 leads"
 */
export const withUnit = (unit: Counted, count: number) =>
  fill(unit[count === 1 ? "one" : "other"], { count: formatNumber(count) });
