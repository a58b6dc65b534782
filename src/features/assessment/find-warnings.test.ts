import { describe, expect, it } from "vitest";
import { NO_IMPROVEMENT } from "./calculate";
import { findWarnings } from "./find-warnings";

/** 864,000 euros of contracts a year, and 800,000 euros of revenue from new clients. */
const FIGURES = { leads: 12, winRate: 20, contract: 30_000, cycle: 90, revenue: 2_000_000, accounts: 60 };

describe("figures that make sense", () => {
  it("give no warning", () => {
    expect(findWarnings(FIGURES, { leads: 250, winRate: 180, accounts: 300 })).toEqual([]);
  });

  it("may have twice as much contract value as new revenue: a late contract is next year's revenue", () => {
    expect(findWarnings({ ...FIGURES, leads: 24 }, NO_IMPROVEMENT)).toEqual([]);
  });

  it("may be zero", () => {
    expect(findWarnings({ ...FIGURES, leads: 0, revenue: 0 }, NO_IMPROVEMENT)).toEqual([]);
  });
});

describe("figures that contradict each other", () => {
  it("95% of 300,000 from accounts leaves 15,000 for new clients, beside 864,000 of contracts", () => {
    expect(findWarnings({ ...FIGURES, revenue: 300_000, accounts: 95 }, NO_IMPROVEMENT)).toEqual([
      { kind: "contradiction", values: { contractValue: "€864K", fromNew: "€15K" } },
    ]);
  });

  it("2,000,000 from new clients beside 864,000 ÷ 4 of contracts", () => {
    expect(findWarnings({ ...FIGURES, leads: 3, accounts: 0 }, NO_IMPROVEMENT)).toEqual([
      { kind: "contradiction", values: { contractValue: "€216K", fromNew: "€2M" } },
    ]);
  });
});

describe("an improved win rate", () => {
  it("of 60% × 2.8 = 168% is impossible", () => {
    const figures = { ...FIGURES, winRate: 60, leads: 4 };
    expect(findWarnings(figures, { ...NO_IMPROVEMENT, winRate: 180 })).toEqual([
      { kind: "winRate", values: { percent: "168%", max: "100%" } },
    ]);
  });

  it("of exactly 100% is possible", () => {
    const figures = { ...FIGURES, winRate: 40, leads: 6 };
    expect(findWarnings(figures, { ...NO_IMPROVEMENT, winRate: 150 })).toEqual([]);
  });
});

describe("a sales cycle", () => {
  it("of twelve months lets no improvement take effect within the year", () => {
    expect(findWarnings({ ...FIGURES, cycle: 365 }, NO_IMPROVEMENT)).toEqual([
      { kind: "cycle", values: { days: "365" } },
    ]);
  });

  it("of one day less lets improvements take effect", () => {
    expect(findWarnings({ ...FIGURES, cycle: 364 }, NO_IMPROVEMENT)).toEqual([]);
  });
});
