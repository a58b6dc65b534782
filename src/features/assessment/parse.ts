import { normalizeSymbols } from "../../lib/normalize-input.ts";

const CURRENCY = String.raw`(\p{Sc}|[A-Z]{3}|eur|gbp|usd|kr\.?|Kč|zł)`;
/** A currency before or after the number, and ".-" or ",-" for no cents. */
const AROUND = new RegExp(`^${CURRENCY}?\\s*(.*?)(?:[.,]-)?\\s*${CURRENCY}?$`, "u");
const SIGNS: Record<string, string> = { EUR: "€", GBP: "£", USD: "$" };
const SPACES = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
/** Groups of thousands, the Indian ones, too, then decimals after another separator: 1.000.000,50. */
const GROUPED = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})(?:(?!\2)[.,](.*))?$/;
const NUMBER = /^(\d+(?:\.\d*)?|\.\d+)([km])?$/i;
const TIMES = { k: 1e3, m: 1e6 };

/**
 * Reads a number in European, American or Indian notation.
 *
 * "1 000", "1'000", "1,000" and "1.000" are a thousand: a single point or comma before exactly three
 * digits separates thousands ("0.125" begins with 0 and is a fraction). If both occur, the last one is
 * the decimal separator. A currency, "k" and "m" right after the digits ("2.5m"), and full-width digits are
 * accepted, too.
 *
 * @param text what the visitor typed, of any length
 * @returns undefined for any other text
 */
export function parseNumber(text: string): number | undefined {
  const typed = normalizeSymbols(text);
  if (typed.length > 40) return undefined;
  const bare = (AROUND.exec(typed)?.[2] ?? "").replace(SPACES, "");
  const [, digits, unit = ""] = NUMBER.exec(withPoint(bare)) ?? [];
  if (!digits) return undefined;
  return Number(digits) * (TIMES[unit.toLowerCase() as keyof typeof TIMES] ?? 1);
}

/** Normalizes a number: a decimal point and no thousands separators. */
function withPoint(text: string): string {
  const [, thousands, , decimals = ""] = GROUPED.exec(text) ?? [];
  return thousands === undefined ? text.replace(",", ".") : `${thousands.replace(/[.,]/g, "")}.${decimals}`;
}

/** Returns the currency before or after a number: as a sign, such as €, if it has one; "" if there is none. */
export function currencyOf(text: string): string {
  const [, before, , after] = AROUND.exec(normalizeSymbols(text)) ?? [];
  const currency = before ?? after ?? "";
  return SIGNS[currency.toUpperCase()] ?? currency;
}
