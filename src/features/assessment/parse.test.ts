import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNumber } from "./format";
import { parseFigure } from "./parse";

const LIMITS = { min: 0, max: 1_000_000_000 };

describe("numbers as people write them", () => {
  it.each([
    [" 12 ", 12],
    ["+12", 12],
    ["012", 12],
    ["12,5", 12.5],
    ["12.", 12],
    [",5", 0.5],
    ["0,125", 0.13],
    ["1\u202f000", 1000],
    ["1'000", 1000],
    ["1,000", 1000],
    ["12.500", 12_500],
    ["1.000.000", 1_000_000],
    ["1 000 000,50", 1_000_000.5],
    ["1.000,5", 1000.5],
    ["1,000.5", 1000.5],
    ["1000.555", 1000.56],
    ["1e9", 1e9],
    ["2,5 M", 2_500_000],
    ["€2,5\u00a0M", 2_500_000],
    ["1.250k", 1250],
    ["30 000 €", 30_000],
    ["30000 euros", 30_000],
    ["100 %", 100],
    ["１２，５", 12.5],
    ["３０，０００", 30_000],
    ["١٢٫٥", 12.5],
    ["٣٠٬٠٠٠", 30_000],
    ["۲۵", 25],
    ["\u200e12\u200b,\u00ad5\u2069", 12.5],
    ["30\u2009000", 30_000],
  ])("%j is read as %j", (text, value) => {
    expect(parseFigure(text, LIMITS)).toBe(value);
  });
});

it.each([
  "",
  "many",
  "12 34",
  "1,00,0",
  "1.000.00",
  "1.2.3,4",
  "12-15",
  "--5",
  "2.5 x",
  "NaN",
  "0x10",
  "−5",
  "- 5 %",
  "-many",
  "1,000,000,001",
  "1e10",
  "9".repeat(40),
  "9".repeat(41),
])("%j is not a valid figure", (text) => {
  expect(parseFigure(text, LIMITS)).toBeUndefined();
});

it("100 % is the largest share", () => {
  expect(parseFigure("100", { min: 0, max: 100 })).toBe(100);
  expect(parseFigure("100,01", { min: 0, max: 100 })).toBeUndefined();
});

it("a contract is worth something", () => {
  expect(parseFigure("0", { min: 1, max: 100 })).toBeUndefined();
});

describe("for any text", () => {
  it("the result is a finite value within the limits, or none", () => {
    const numberLike = fc.string({ unit: fc.constantFrom(..."0123456789.,- '%€ekm"), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), numberLike), (text) => {
        const value = parseFigure(text, LIMITS) ?? 0;
        expect(Number.isFinite(value) && value >= 0 && value <= LIMITS.max).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("a formatted number is read as itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        expect(parseFigure(formatNumber(cents / 100), LIMITS)).toBe(cents / 100);
      }),
    );
  });
});
