import { expect, it } from "vitest";
import { assess, type Case } from "./assess";
import { say, writeEnquiry } from "./words";

const COPY = {
  verdict: {
    one: "ONE {told} {threshold}",
    two: "TWO {told}",
    three: "THREE {told}",
    contracts: "CONTRACTS",
    never: "NEVER",
    nothing: "NOTHING",
  },
  sentences: {
    gain: "{more}, {worth}",
    leads: "leads {time}",
    agree: "AGREE",
    smallest: "{smallest} +{percent}",
  },
  units: {
    more: { one: "one more", other: "{count} more" },
    months: { one: "one month", other: "{count} months" },
  },
  enquiry: {
    numbers: "{contracts} {value} {leads} +{plan}",
    example: "EXAMPLE",
    told: "TOLD {plan}",
    untold: "UNTOLD {plan}",
    nothing: "NOTHING",
  },
};
const caseOf = (contracts: number, value: number, leads: number, plan: number): Case => ({
  contracts,
  value,
  leads,
  plan,
});

it.each([
  [caseOf(29, 30_000, 12, 100), "ONE 19 41", ["29 more, 870,000", "leads 2 months", "49 +69"]],
  [caseOf(97, 9000, 0, 40), "ONE 17 117", ["39 more, 351,000", "130 +34"]],
  [caseOf(8, 400_000, 2, 100), "THREE 11", ["8 more, 3,200,000", "leads 9 months AGREE", "22 +175"]],
  [caseOf(14, 10, 4, 100), "TWO 15", ["14 more, 140", "leads 5 months AGREE", "29 +107"]],
  [caseOf(1, 10, 1, 100), "CONTRACTS", ["one more, 10", "leads 17 months AGREE", "11 +1,000"]],
  [caseOf(1, 1000, 0, 10), "CONTRACTS", ["0.1 more, 100", "11 +1,000"]],
  [caseOf(1, 1000, 1, 10), "NEVER", ["0.1 more, 100", "11 +1,000"]],
  [caseOf(0, 1000, 4, 100), "NOTHING", ["leads 5 months AGREE"]],
])("%j is told as %s", (shown, verdict, sentences) => {
  expect(say(COPY, shown, assess(shown))).toEqual({ verdict, sentences });
});

it.each([
  [caseOf(24, 40_000, 8, 50), false, "24 40,000 8 +50 TOLD 50"],
  [caseOf(1, 1000, 1, 10), false, "1 1,000 1 +10 UNTOLD 10"],
  [caseOf(0, 1000, 1, 10), false, "0 1,000 1 +10 NOTHING"],
  [caseOf(24, 40_000, 8, 50), true, "__ __ __ +__ EXAMPLE"],
])("%j is asked about (example: %s) as %s", (shown, isExample, text) => {
  expect(writeEnquiry(COPY, { shown, isExample }, assess(shown))).toBe(text);
});
