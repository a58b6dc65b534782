import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accountGrowth,
  contractValue,
  type Figures,
  type Improvement,
  lastYear,
  leverGains,
  NO_IMPROVEMENT,
  pipeline,
} from "./calculate";
import { INPUT_NAMES, INPUTS } from "./inputs";

/**
 * Twelve leads a month, of which one in five signs, at 30,000 euros, after 73 days (a fifth of a
 * year).
 */
const FIGURES: Figures = {
  leads: 12,
  winRate: 20,
  contract: 30_000,
  cycle: 73,
  revenue: 2_000_000,
  accounts: 60,
};
const ZERO: Figures = { leads: 0, winRate: 0, contract: 0, cycle: 0, revenue: 0, accounts: 0 };

const anyFigures = fc.record(
  Object.fromEntries(
    INPUT_NAMES.map((name) => [name, fc.double({ min: 0, max: INPUTS[name].max, noNaN: true })]),
  ) as Record<keyof Figures, fc.Arbitrary<number>>,
);
const anyImprovement: fc.Arbitrary<Improvement> = fc.record({
  leads: fc.integer({ min: 0, max: 300 }),
  winRate: fc.integer({ min: 0, max: 300 }),
  accounts: fc.integer({ min: 0, max: 300 }),
});
const gainOf = (lever: string) => leverGains(FIGURES, 10).find((gain) => gain.lever === lever);

describe("worked by hand", () => {
  it("the pipeline: 12 × 12 ÷ 365 × 73 = 28.8 open leads, 864,000 euros; a fifth of it signs", () => {
    expect(pipeline(FIGURES).value).toBeCloseTo(864_000, 6);
    expect(pipeline(FIGURES).weighted).toBeCloseTo(172_800, 6);
  });

  it("today: 12 × 12 × 20% = 28.8 contracts, 864,000 euros, ± 1.2816 × √57.6 contracts", () => {
    const { expected, low, high } = contractValue(FIGURES);
    expect(expected).toBeCloseTo(864_000, 6);
    expect(high - expected).toBeCloseTo(291_800, 0);
    expect(expected - low).toBeCloseTo(291_800, 0);
  });

  it("twice the leads from today on take effect in four fifths of the year: 864,000 × 1.8", () => {
    const { expected } = contractValue(FIGURES, { ...NO_IMPROVEMENT, leads: 100 });
    expect(expected).toBeCloseTo(1_555_200, 6);
  });

  it("half more leads and half more wins: 1.5 × 1.5 of today in four fifths of the year", () => {
    const { expected } = contractValue(FIGURES, { ...NO_IMPROVEMENT, leads: 50, winRate: 50 });
    expect(expected).toBeCloseTo(864_000 * (0.2 + 0.8 * 2.25), 6);
  });

  it("the range grows with the improvement: chance in 51.84 contracts, and half of the 23.04 added", () => {
    const { expected, high } = contractValue(FIGURES, { ...NO_IMPROVEMENT, leads: 100 });
    // √((1.2816 × √103.68)² + 11.52²) = √(170.29 + 132.71) = 17.407 contracts
    expect(high - expected).toBeCloseTo(522_211, 0);
    // Chance alone, with the same number of contracts and no improvement: 13.05.
    const steady = contractValue({ ...FIGURES, leads: 21.6 });
    expect(steady.expected).toBeCloseTo(expected, 6);
    expect(steady.high - steady.expected).toBeCloseTo(391_490.5, 0);
  });

  it("accounts worth 1,200,000 that rise evenly by 20% bring half of 240,000 in the first year, ± half", () => {
    const { firstYear, fullYear } = accountGrowth(FIGURES, 20);
    expect(firstYear).toEqual({ expected: 120_000, low: 60_000, high: 180_000 });
    expect(fullYear).toEqual({ expected: 240_000, low: 120_000, high: 360_000 });
  });

  it("growth from accounts is revenue and not part of the contract value signed", () => {
    expect(contractValue(FIGURES, { ...NO_IMPROVEMENT, accounts: 20 })).toEqual(contractValue(FIGURES));
  });

  it("a quarter of the year has a quarter of today's contracts", () => {
    expect(contractValue(FIGURES, NO_IMPROVEMENT, 3).expected).toBeCloseTo(216_000, 6);
  });

  it("no win rate exceeds 100%", () => {
    const certain = { ...FIGURES, winRate: 100 };
    expect(contractValue(certain, { ...NO_IMPROVEMENT, winRate: 180 })).toEqual(contractValue(certain));
    const capped = contractValue({ ...FIGURES, winRate: 80 }, { ...NO_IMPROVEMENT, winRate: 100 });
    expect(capped.expected).toBeCloseTo(144 * 30_000 * (0.8 + 0.8 * 0.2), 6);
  });

  it("with a cycle longer than the year, no improvement takes effect in it", () => {
    const slow = { ...FIGURES, cycle: 400 };
    expect(contractValue(slow, { ...NO_IMPROVEMENT, leads: 250 })).toEqual(contractValue(slow));
    const { firstYear, fullYear } = leverGains(slow, 10).find(({ lever }) => lever === "leads") ?? {};
    expect(firstYear).toBe(0);
    expect(fullYear).toBeCloseTo(86_400, 6);
  });

  it("last year: 60% of two million from accounts, the rest from new clients", () => {
    expect(lastYear(FIGURES)).toEqual({ fromAccounts: 1_200_000, fromNew: 800_000 });
  });

  it("10% more leads, wins or contract value: 864,000 × 0.8 × 0.1 in the first year, 86,400 in a full one", () => {
    for (const lever of ["leads", "winRate", "contract"]) {
      expect(gainOf(lever)?.firstYear).toBeCloseTo(69_120, 6);
      expect(gainOf(lever)?.fullYear).toBeCloseTo(86_400, 6);
    }
  });

  it("a 10% shorter cycle brings 7.3 days of signatures forward, a tenth of the weighted pipeline, once", () => {
    expect(gainOf("cycle")?.firstYear).toBeCloseTo(17_280, 6);
    expect(gainOf("cycle")?.fullYear).toBe(0);
  });

  it("10% more from accounts: half of 120,000 in the first year, all of it in a full one", () => {
    expect(gainOf("accounts")).toEqual({ lever: "accounts", firstYear: 60_000, fullYear: 120_000 });
  });

  it("levers are ranked by their gain in a full year; equal gains keep the order of the levers", () => {
    expect(leverGains(FIGURES, 10).map(({ lever }) => lever)).toEqual([
      "accounts",
      "leads",
      "winRate",
      "contract",
      "cycle",
    ]);
  });
});

describe("zero gives zero", () => {
  it("for every result", () => {
    expect(pipeline(ZERO)).toEqual({ value: 0, weighted: 0 });
    const nothing = { expected: 0, low: 0, high: 0 };
    expect(contractValue(ZERO, { leads: 250, winRate: 180, accounts: 300 })).toEqual(nothing);
    expect(accountGrowth(ZERO, 300)).toEqual({ firstYear: nothing, fullYear: nothing });
    expect(lastYear(ZERO)).toEqual({ fromAccounts: 0, fromNew: 0 });
    expect(leverGains(ZERO, 10).every(({ firstYear, fullYear }) => firstYear + fullYear === 0)).toBe(true);
  });

  it.each(["leads", "winRate", "contract"] as const)("for new contracts without %s", (name) => {
    expect(
      contractValue({ ...FIGURES, [name]: 0 }, { ...NO_IMPROVEMENT, leads: 250, winRate: 180 }).expected,
    ).toBe(0);
  });
});

describe("for any figures", () => {
  const results = (figures: Figures, improvement: Improvement) => [
    ...Object.values(pipeline(figures)),
    ...Object.values(contractValue(figures, improvement)),
    ...Object.values(accountGrowth(figures, improvement.accounts)).flatMap((year) => Object.values(year)),
    ...Object.values(lastYear(figures)),
    ...leverGains(figures, 10).flatMap(({ firstYear, fullYear }) => [firstYear, fullYear]),
  ];

  it("every result is finite and not negative", () => {
    fc.assert(
      fc.property(anyFigures, anyImprovement, (figures, improvement) => {
        for (const result of results(figures, improvement)) {
          expect(Number.isFinite(result) && result >= -1e-3).toBe(true);
        }
      }),
    );
  });

  it("the range contains the expected value", () => {
    fc.assert(
      fc.property(anyFigures, anyImprovement, (figures, improvement) => {
        const { low, expected, high } = contractValue(figures, improvement);
        expect(low).toBeLessThanOrEqual(expected);
        expect(high).toBeGreaterThanOrEqual(expected);
      }),
    );
  });

  // A larger figure never lowers a result, except a longer cycle: it delays improvements.
  it.each(["leads", "winRate", "contract", "revenue", "accounts"] as const)(
    "more %s is never less contract value, nor less pipeline",
    (name) => {
      fc.assert(
        fc.property(
          anyFigures,
          anyImprovement,
          fc.double({ min: 0, max: 1, noNaN: true }),
          (figures, improvement, part) => {
            const less = { ...figures, [name]: figures[name] * part };
            const isNotLess = (more: number, smaller: number) => more >= smaller - Math.abs(smaller) * 1e-9;
            const [more, fewer] = [contractValue(figures, improvement), contractValue(less, improvement)];
            expect(isNotLess(more.expected, fewer.expected)).toBe(true);
            expect(isNotLess(more.high, fewer.high)).toBe(true);
            expect(isNotLess(more.low, fewer.low)).toBe(true);
            expect(isNotLess(pipeline(figures).value, pipeline(less).value)).toBe(true);
          },
        ),
      );
    },
  );

  it("a longer cycle never lowers the pipeline and never raises the contract value", () => {
    fc.assert(
      fc.property(
        anyFigures,
        anyImprovement,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (figures, improvement, part) => {
          const shorter = { ...figures, cycle: figures.cycle * part };
          expect(pipeline(figures).value).toBeGreaterThanOrEqual(pipeline(shorter).value);
          expect(contractValue(shorter, improvement).expected).toBeGreaterThanOrEqual(
            contractValue(figures, improvement).expected * (1 - 1e-9),
          );
        },
      ),
    );
  });

  it("more improvement never lowers the contract value", () => {
    fc.assert(
      fc.property(anyFigures, anyImprovement, (figures, improvement) => {
        expect(contractValue(figures, improvement).expected).toBeGreaterThanOrEqual(
          contractValue(figures).expected,
        );
      }),
    );
  });
});
