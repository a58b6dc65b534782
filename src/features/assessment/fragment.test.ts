import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLAIMS } from "./copy.fixture";
import { fromFragment, startState, toFragment } from "./fragment";
import { type AssessmentState, INPUT_NAMES } from "./inputs";
import { parseFigures } from "./parse";

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
    leads: fc.integer({ min: 0, max: CLAIMS.leads.value }),
    winRate: fc.integer({ min: 0, max: CLAIMS.winRate.value }),
    accounts: fc.integer({ min: 0, max: CLAIMS.accounts.value }),
  }),
});

describe("the fragment of the address", () => {
  it("is readable", () => {
    expect(toFragment(startState(CLAIMS))).toBe(
      "#assessment?leads=12&winRate=20&contract=30,000&cycle=90&revenue=2,000,000&accounts=60&leads-better=10&winRate-better=10&accounts-better=10",
    );
  });

  it("restores any state", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(fromFragment(toFragment(state), CLAIMS)).toEqual(state);
      }),
    );
  });

  it("survives being part of a URL", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { hash } = new URL(toFragment(state), "https://example.com/services");
        expect(fromFragment(hash, CLAIMS)).toEqual(state);
      }),
    );
  });

  it("is read safely, whatever it contains", () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const state = fromFragment(`#assessment?${query}`, CLAIMS);
        expect(Object.values(state?.improvement ?? {}).every((value) => value >= 0 && value <= 300)).toBe(
          true,
        );
      }),
    );
  });

  it("without inputs gives the initial state, whose figures are valid", () => {
    expect(fromFragment("#assessment", CLAIMS)).toEqual(startState(CLAIMS));
    expect(parseFigures(INPUT_NAMES, startState(CLAIMS).typed).problems).toBeUndefined();
  });

  it("limits sliders to their claims and ignores values that are not numbers", () => {
    const { improvement } = fromFragment("#assessment?leads-better=9999&winRate-better=much", CLAIMS) ?? {};
    expect(improvement).toEqual({ leads: 250, winRate: 10, accounts: 10 });
  });

  it.each(["", "#", "#cta", "#assessments", "#assessment&leads=1"])(
    "%j is not for the assessment",
    (fragment) => {
      expect(fromFragment(fragment, CLAIMS)).toBeNull();
    },
  );
});
