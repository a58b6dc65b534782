import { describe, expect, it } from "vitest";
import type { Case } from "./assess";
import { COPY, FIXTURE } from "./assessment.fixture";
import { enter, START } from "./figures";
import { find, valuesOf, writeEnquiry } from "./find";

const EXAMPLE: Case = { leads: 12, winRate: 20, contract: 30_000, months: 4, of: "leads", better: 100 };
const targetOf = (change: Partial<Case>) => valuesOf({ ...EXAMPLE, ...change }, FIXTURE.units).target;
const texts = (change: Partial<Case>) =>
  find(FIXTURE, { ...EXAMPLE, ...change }).map(({ lead, rest }) => `${lead} ${rest}`.trim());

describe("the findings", () => {
  it("for 12 leads, 20%, €30,000 and 4 months say which gain would show, what the plan brings, and luck", () => {
    expect(texts({})).toEqual([
      // Of the contracts signed in time: 4.508 × (2.16 + 3.78) ÷ 1.62² + 2 ÷ 1.62 = 11.4 months.
      "21 leads or 33% in 16 months, 12 and 4; each 4 months",
      "24 a month: 29 more €870,000 leads in 2 months contracts in 12 months, 8 and 4",
      "29 contracts €870,000 22–36, €660,000–€1,080,000",
    ]);
  });

  it.each<[string, Partial<Case>, string]>([
    ["a better win rate", { of: "winRate" }, "rate 40%: 29 more €870,000 contracts in 10 months, 6 and 4"],
    ["a gain that takes 36 months to prove", { better: 40, months: 2 }, "contracts in 36 months, 34 and 2"],
    ["a gain that takes longer", { better: 40, months: 2.5 }, "leads in 7 months UNPROVEN"],
    ["leads that don't show either", { leads: 2, better: 10 }, "2.2 a month: 0.5 more €15,000 UNPROVEN"],
    ["a win rate that doesn't show", { of: "winRate", better: 10 }, "22%: 3 more €90,000 UNPROVEN"],
    ["one more contract", { leads: 0.5, winRate: 17 }, "1 a month: one more €30,000"],
  ])("for %s", (_, change, text) => {
    expect(texts(change)[1]).toContain(text);
  });

  it.each([{ leads: 0 }, { winRate: 0 }, { leads: 1, winRate: 0.5 }])(
    "for %j there is nothing to count, and no target",
    (figures) => {
      expect(texts(figures)).toEqual(["NOTHING"]);
      expect(targetOf(figures)).toBe("");
    },
  );

  it("with a win rate of 100% only leads can be a target", () => {
    expect(texts({ winRate: 100 })[0]).toMatch(/^only 16 leads/);
    expect(targetOf({ winRate: 90, of: "winRate" })).toBe("16 a month");
    expect(enter(START, { ...START.inputs, winRate: "100", of: "winRate" }).wrong).toEqual(["better"]);
  });

  it("are amounts of the counts that they say", () => {
    for (const leads of [1, 7, 12, 33]) {
      const [, count, euros] =
        /^(\d+) contracts €([\d,]+)/.exec(texts({ leads, contract: 10_000 })[2] ?? "") ?? [];
      expect(Number(euros?.replaceAll(",", ""))).toBe(Number(count) * 10_000);
    }
  });
});

describe("the text for the inquiry", () => {
  it.each<[Partial<Case>, string]>([
    [{}, "21"],
    [{ of: "winRate" }, "33%"],
  ])("for %j has the figures, and asks about the target", (change, target) => {
    const text = writeEnquiry(COPY, { ...EXAMPLE, contract: 12_345, ...change }, false);
    for (const part of ["12", "20%", "€12,345", "4", target]) expect(text).toContain(part);
    expect(text).toMatch(/\?$/);
  });

  it("says that the figures are an example, if they are", () => {
    expect(writeEnquiry(COPY, EXAMPLE, true)).toMatch(new RegExp(`^${RegExp.escape(COPY.enquiry.example)}`));
    expect(writeEnquiry(COPY, EXAMPLE, false)).not.toContain(COPY.enquiry.example);
  });

  it("asks something else if no contract is expected", () => {
    expect(writeEnquiry(COPY, { ...EXAMPLE, leads: 0 }, false)).toContain(COPY.enquiry.nothing);
  });
});
