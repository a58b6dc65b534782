import { fill } from "../../shared/fill";
import type { Counted } from "./assessment.schema";

const number = new Intl.NumberFormat("en");

/** @returns such as "30,000"; parseNumber can read it */
export const formatNumber = (value: number) => number.format(value);

/**
 * Adds the unit to a count.
 * @returns such as "one month" or "7 months"
 */
export const withUnit = (unit: Counted, count: number) =>
  fill(unit[count === 1 ? "one" : "other"], { count: formatNumber(count) });
