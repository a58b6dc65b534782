import { normalizeSymbols } from "../../shared/normalize-input";

const AROUND = /^(€|eur)?\s*(.*?)\s*(€|eur|euros?)?$/i;
const SPACES = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
/** Groups of thousands, then decimals after another separator: 1.000.000,50. */
const GROUPED = /^(\+?[1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](.*))?$/;
const NUMBER = /^\+?(\d+(?:\.\d*)?|\.\d+)(e\d{1,2})?\s?(k|m)?$/i;
const TIMES = { k: 1e3, m: 1e6 };

/**
 * Reads a number in European or American notation, rounded to a whole one.
 *
 * "1 000", "1'000", "1,000" and "1.000" are a thousand: a single point or comma before exactly three
 * digits separates thousands ("0.125" begins with 0 and is a fraction). If both occur, the last one is
 * the decimal separator. A euro sign, "k", "m" ("2.5m", "2,5 M"), "1e6" and full-width digits
 * are accepted, too.
 *
 * @param text what the visitor typed, of any length
 * @param limits the smallest and the largest valid value
 * @returns a whole number within the limits; undefined for any other text
 */
export function parseNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const typed = normalizeSymbols(text);
  if (typed.length > 40) return undefined;
  const bare = (AROUND.exec(typed)?.[2] ?? "").replace(SPACES, "");
  const found = NUMBER.exec(withPoint(bare));
  if (!found) return undefined;
  const [, digits = "", power = "", unit = ""] = found;
  const times = TIMES[unit.toLowerCase() as keyof typeof TIMES] ?? 1;
  const value = Math.round(Number(digits + power) * times);
  return value >= min && value <= max ? value : undefined;
}

/** Normalizes a number: a decimal point and no thousands separators. */
function withPoint(text: string): string {
  const [, thousands, , decimals = ""] = GROUPED.exec(text) ?? [];
  return thousands === undefined ? text.replace(",", ".") : `${thousands.replace(/[.,]/g, "")}.${decimals}`;
}
