import { formatNumber } from "./format-number.ts";

/** What fills a text, by the names of its placeholders. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Replaces {placeholders} in a text. Filled with numbers, it doesn't part a number from the word after it at a line's
 * end.
 * @param values a placeholder without a value is kept
 */
export function fill(text: string, values: Values): string {
  const filled = text.replace(/\{(\w+)\}/g, (name, key: string) => {
    const value = values[key] ?? name;
    return typeof value === "number" ? formatNumber(value) : value;
  });
  const hasNumbers = Object.values(values).some((value) => typeof value === "number");
  return hasNumbers ? filled.replace(/(?<=\d) (?=\p{L})/gu, "\u00a0") : filled;
}
