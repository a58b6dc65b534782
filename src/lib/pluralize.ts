import { fill, type Values } from "./fill.ts";

/** A text for one thing, and one for any other number of them, in which {count} is the number. */
type PluralText = Readonly<Record<"one" | "other", string>>;

/**
 * Adds the unit to a count.
 * @param values of the text's other placeholders
 * @returns such as "one month" or "7 months"
 */
export const pluralize = (text: PluralText, count: number, values: Values = {}) =>
  fill(text[count === 1 ? "one" : "other"], { ...values, count });
