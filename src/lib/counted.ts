import { fill } from "./fill.ts";

/** A text for one thing, and one for any other number of them, in which {count} is the number. */
type Counted = Readonly<Record<"one" | "other", string>>;

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 4 });

/** @returns such as "30,000" */
export const formatNumber = (value: number) => number.format(value);

/**
 * Adds the unit to a count.
 * @param values of the text's other placeholders
 * @returns such as "one month" or "7 months"
 */
export const withUnit = (text: Counted, count: number, values: Record<string, string> = {}) =>
  fill(text[count === 1 ? "one" : "other"], { ...values, count: formatNumber(count) });
