import { expect, it } from "vitest";
import { parseNumber } from "./parse";

const LIMITS = { min: 0, max: 1_000_000_000 };

it.each([
  [" 12 ", 12],
  ["12,5", 13],
  ["0,125", 0],
  ["1\u202f000", 1000],
  ["1'000", 1000],
  ["1,000", 1000],
  ["1.000.000", 1_000_000],
  ["1 000 000,50", 1_000_001],
  ["1.000,4", 1000],
  ["2,5 M", 2_500_000],
  ["€2,5\u00a0M", 2_500_000],
  ["1.250k", 1250],
  ["30000 euros", 30_000],
  ["３０，０００", 30_000],
  ["\u200e12\u200b,\u00ad4\u2069", 12],
])("%j is read as %j", (text, value) => {
  expect(parseNumber(text, LIMITS)).toBe(value);
});

it.each(["", "12 34", "1.2.3,4", "12-15", "0x10", "−5", "1,000,000,001", "9".repeat(41)])(
  "%j is not a number",
  (text) => {
    expect(parseNumber(text, LIMITS)).toBeUndefined();
  },
);
