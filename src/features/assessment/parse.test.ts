import { expect, it } from "vitest";
import { currencyOf, parseNumber } from "./parse.ts";

it.each([
  [" 12 ", 12],
  ["12,5", 12.5],
  ["0,125", 0.125],
  ["1\u202f000", 1000],
  ["30'000.-", 30_000],
  ["30.000,-", 30_000],
  ["1,000", 1000],
  ["1,50,000", 150_000],
  ["1.000.000", 1_000_000],
  ["1 000 000,50", 1_000_000.5],
  ["40 000 kr", 40_000],
  ["zł 500", 500],
  ["CHF 1.5m", 1_500_000],
  ["€2,5M", 2_500_000],
  ["1.250k", 1250],
  ["55000 eur", 55_000],
  ["３０，０００", 30_000],
  ["\u200e12\u200b,\u00ad4\u2069", 12.4],
])("%j is read as %j", (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it.each([
  ...["", "12 34", "1.2.3,4", "0x10", "−5", "-5", "4-5", "1/3", "+50%", "1 or 2", "about 12"],
  ...["12 m", "1e6", "1,5,000", "9".repeat(41)],
])("%j is not a number", (text) => {
  expect(parseNumber(text)).toBeUndefined();
});

it.each([
  [" £ 40k", "£"],
  ["40 €", "€"],
  ["EUR 40", "€"],
  ["40 gbp", "£"],
  ["40,000.- CHF", "CHF"],
  ["40", ""],
  ["", ""],
])("the currency of %j is %j", (text, currency) => {
  expect(currencyOf(text)).toBe(currency);
});
