import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromFragment, startState, toFragment } from "./fragment";
import type { AssessmentState } from "./inputs";
import { parseFigures } from "./parse";

const LIMITS = { leads: 250, winRate: 180, accounts: 300 };
const typed = fc.string({ maxLength: 40, unit: "grapheme" }).filter((text) => text.length <= 40);
const anyState: fc.Arbitrary<AssessmentState> = fc.record({
  typed: fc.record({
    leads: typed,
    winRate: typed,
    contract: typed,
    cycle: typed,
    revenue: typed,
    accounts: typed,
  }),
  improvement: fc.record({
    leads: fc.integer({ min: 0, max: LIMITS.leads }),
    winRate: fc.integer({ min: 0, max: LIMITS.winRate }),
    accounts: fc.integer({ min: 0, max: LIMITS.accounts }),
  }),
});

describe("the fragment of the address", () => {
  it("is readable", () => {
    expect(toFragment(startState(LIMITS))).toBe(
      "#assessment?leads=12&winRate=20&contract=30,000&cycle=90&revenue=2,000,000&accounts=60&leads-better=10&winRate-better=10&accounts-better=10",
    );
  });

  it("keeps any state", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(fromFragment(toFragment(state), LIMITS)).toEqual(state);
      }),
    );
  });

  it("keeps them on the way through an address", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { hash } = new URL(toFragment(state), "https://example.com/services");
        expect(fromFragment(hash, LIMITS)).toEqual(state);
      }),
    );
  });

  it("is read whatever it holds", () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const state = fromFragment(`#assessment?${query}`, LIMITS);
        expect(Object.values(state?.improvement ?? {}).every((value) => value >= 0 && value <= 300)).toBe(
          true,
        );
      }),
    );
  });

  it("without inputs stands for the state to start from, and those can be used", () => {
    expect(fromFragment("#assessment", LIMITS)).toEqual(startState(LIMITS));
    expect(parseFigures(startState(LIMITS).typed).problems).toBeUndefined();
  });

  it("sets no slider beyond its claim, and takes no text for a slider", () => {
    const { improvement } = fromFragment("#assessment?leads-better=9999&winRate-better=much", LIMITS) ?? {};
    expect(improvement).toEqual({ leads: 250, winRate: 10, accounts: 10 });
  });

  it.each(["", "#", "#cta", "#assessments", "#assessment&leads=1"])("%j is another's", (fragment) => {
    expect(fromFragment(fragment, LIMITS)).toBeNull();
  });
});
