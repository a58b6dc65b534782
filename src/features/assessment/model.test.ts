import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INPUT_NAMES, INPUTS } from "./inputs";
import {
  type Figures,
  type Improvement,
  lastYear,
  NO_IMPROVEMENT,
  newRevenue,
  pipeline,
  sensitivity,
} from "./model";

/** Twelve leads a month, one in five signs, at 30,000 euros, after 73 days (a fifth of a year). */
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
const gainOf = (lever: string) => sensitivity(FIGURES, 10).find((entry) => entry.lever === lever)?.gain;

describe("worked by hand", () => {
  it("the pipeline: 12 × 12 ÷ 365 × 73 = 28.8 open leads, 864,000 euros; a fifth of it signs", () => {
    expect(pipeline(FIGURES).value).toBeCloseTo(864_000, 6);
    expect(pipeline(FIGURES).weighted).toBeCloseTo(172_800, 6);
  });

  it("today: 12 × 12 × 20 % = 28.8 contracts, 864,000 euros, ± 1.2816 × √57.6 contracts", () => {
    const { expected, low, high } = newRevenue(FIGURES);
    expect(expected).toBeCloseTo(864_000, 6);
    expect(high - expected).toBeCloseTo(291_800, 0);
    expect(expected - low).toBeCloseTo(291_800, 0);
  });

  it("twice the leads from today on reach four fifths of the year: 864,000 × 1.8", () => {
    const { expected } = newRevenue(FIGURES, { ...NO_IMPROVEMENT, leads: 100 });
    expect(expected).toBeCloseTo(1_555_200, 6);
  });

  it("half more leads and half more wins: 1.5 × 1.5 of today in four fifths of the year", () => {
    const { expected } = newRevenue(FIGURES, { ...NO_IMPROVEMENT, leads: 50, winRate: 50 });
    expect(expected).toBeCloseTo(864_000 * (0.2 + 0.8 * 2.25), 6);
  });

  it("accounts worth 1,200,000 that rise evenly by 20 % bring half of 240,000 more", () => {
    const { expected, low, high } = newRevenue({ ...FIGURES, leads: 0 }, { ...NO_IMPROVEMENT, accounts: 20 });
    expect([expected, low, high].map(Math.round)).toEqual([120_000, 120_000, 120_000]);
  });

  it("a quarter of the year brings a quarter of today's contracts", () => {
    expect(newRevenue(FIGURES, NO_IMPROVEMENT, 3).expected).toBeCloseTo(216_000, 6);
  });

  it("no win rate passes 100 %", () => {
    const certain = { ...FIGURES, winRate: 100 };
    expect(newRevenue(certain, { ...NO_IMPROVEMENT, winRate: 180 })).toEqual(newRevenue(certain));
    expect(newRevenue({ ...FIGURES, winRate: 80 }, { ...NO_IMPROVEMENT, winRate: 100 }).expected).toBeCloseTo(
      144 * 30_000 * (0.8 + 0.8 * 0.2),
      6,
    );
  });

  it("a cycle longer than the year: no improvement shows in it", () => {
    const slow = { ...FIGURES, cycle: 400 };
    expect(newRevenue(slow, { ...NO_IMPROVEMENT, leads: 250 })).toEqual(newRevenue(slow));
  });

  it("last year: 60 % of two million from accounts, the rest from new clients", () => {
    expect(lastYear(FIGURES)).toEqual({ fromAccounts: 1_200_000, fromNew: 800_000 });
  });

  it("a tenth more of leads, wins or contract value: 864,000 × 0.8 × 0.1 each", () => {
    for (const lever of ["leads", "winRate", "contract"]) {
      expect(gainOf(lever)).toBeCloseTo(69_120, 6);
    }
  });

  it("a tenth shorter cycle brings 7.3 days forward, a tenth of the weighted pipeline", () => {
    expect(gainOf("cycle")).toBeCloseTo(17_280, 6);
  });

  it("a tenth more from accounts: half of 120,000 in the first year", () => {
    expect(gainOf("accounts")).toBeCloseTo(60_000, 6);
  });

  it("the levers come with the largest first, and equals in their own order", () => {
    expect(sensitivity(FIGURES, 10).map(({ lever }) => lever)).toEqual([
      "leads",
      "winRate",
      "contract",
      "accounts",
      "cycle",
    ]);
  });
});

describe("zero in gives zero out", () => {
  it("for everything", () => {
    expect(pipeline(ZERO)).toEqual({ value: 0, weighted: 0 });
    expect(newRevenue(ZERO, { leads: 250, winRate: 180, accounts: 300 })).toEqual({
      expected: 0,
      low: 0,
      high: 0,
    });
    expect(lastYear(ZERO)).toEqual({ fromAccounts: 0, fromNew: 0 });
    expect(sensitivity(ZERO, 10).every(({ gain }) => gain === 0)).toBe(true);
  });

  it.each(["leads", "winRate", "contract"] as const)("for new contracts without %s", (name) => {
    expect(
      newRevenue({ ...FIGURES, [name]: 0 }, { ...NO_IMPROVEMENT, leads: 250, winRate: 180 }).expected,
    ).toBe(0);
  });
});

describe("for any figures", () => {
  const results = (figures: Figures, improvement: Improvement) => [
    ...Object.values(pipeline(figures)),
    ...Object.values(newRevenue(figures, improvement)),
    ...Object.values(lastYear(figures)),
    ...sensitivity(figures, 10).map(({ gain }) => gain),
  ];

  it("every result is finite and at least zero", () => {
    fc.assert(
      fc.property(anyFigures, anyImprovement, (figures, improvement) => {
        for (const result of results(figures, improvement)) {
          expect(Number.isFinite(result) && result >= -1e-3).toBe(true);
        }
      }),
    );
  });

  it("the range holds the expected value", () => {
    fc.assert(
      fc.property(anyFigures, anyImprovement, (figures, improvement) => {
        const { low, expected, high } = newRevenue(figures, improvement);
        expect(low).toBeLessThanOrEqual(expected);
        expect(high).toBeGreaterThanOrEqual(expected);
      }),
    );
  });

  // More of these is never less; a longer cycle holds more and delays improvements.
  it.each(["leads", "winRate", "contract", "revenue", "accounts"] as const)(
    "more %s is never less revenue, nor less pipeline",
    (name) => {
      fc.assert(
        fc.property(
          anyFigures,
          anyImprovement,
          fc.double({ min: 0, max: 1, noNaN: true }),
          (figures, improvement, part) => {
            const less = { ...figures, [name]: figures[name] * part };
            const isNotLess = (more: number, smaller: number) => more >= smaller - Math.abs(smaller) * 1e-9;
            const [more, fewer] = [newRevenue(figures, improvement), newRevenue(less, improvement)];
            expect(isNotLess(more.expected, fewer.expected)).toBe(true);
            expect(isNotLess(more.high, fewer.high)).toBe(true);
            expect(isNotLess(more.low, fewer.low)).toBe(true);
            expect(isNotLess(pipeline(figures).value, pipeline(less).value)).toBe(true);
          },
        ),
      );
    },
  );

  it("a longer cycle is never less pipeline and never more revenue", () => {
    fc.assert(
      fc.property(
        anyFigures,
        anyImprovement,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (figures, improvement, part) => {
          const shorter = { ...figures, cycle: figures.cycle * part };
          expect(pipeline(figures).value).toBeGreaterThanOrEqual(pipeline(shorter).value);
          expect(newRevenue(shorter, improvement).expected).toBeGreaterThanOrEqual(
            newRevenue(figures, improvement).expected * (1 - 1e-9),
          );
        },
      ),
    );
  });

  it("more improvement is never less revenue", () => {
    fc.assert(
      fc.property(anyFigures, anyImprovement, (figures, improvement) => {
        expect(newRevenue(figures, improvement).expected).toBeGreaterThanOrEqual(
          newRevenue(figures).expected,
        );
      }),
    );
  });
});
