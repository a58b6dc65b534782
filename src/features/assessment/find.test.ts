import { describe, expect, it } from "vitest";
import { assess, type Figures, type Plan } from "./assess";
import { COPY, FIXTURE } from "./assessment.fixture";
import { readInputs } from "./figures";
import { find, writeEnquiry } from "./find";

const FIGURES: Figures = { leads: 12, winRate: 20, contract: 30_000 };
const plan = (better: number, of: Plan["of"] = "winRate"): Plan => ({ better, of });
const texts = (figures: Partial<Figures>, plan: Plan) =>
  find(FIXTURE, { ...FIGURES, ...figures, ...plan }).map(({ lead, verdict, rest }) =>
    [lead, verdict, rest].filter(Boolean).join(" "),
  );

describe("the findings", () => {
  it("for 12 leads, 20%, €30,000 and 10% say how much is luck, and that the improvement can't be seen", () => {
    expect(texts({}, plan(10))).toEqual([
      "29 contracts €870,000; 22–36, €660,000–€1,080,000",
      "22%: +3 contracts €90,000 LATE 22% from 20%: 3,840, 27 years",
      "32% or 21 leads",
    ]);
  });

  it.each<[Partial<Figures>, Plan, string]>([
    [{}, plan(50), "LATE 30% from 20%: 187, 16 months"],
    [{}, plan(100), "SOON 5 months 40% from 20%: 56, 5 months"],
    [{ leads: 1 }, plan(10), "LATE 22% from 20%: 3,840, too long"],
    [{ leads: 10_000 }, plan(10), "SOON a month 22% from 20%: 3,840, a month"],
    // Leads are told apart soon, their contracts later: 4.508 × 6 ÷ 1.44 + 2 ÷ 1.2.
    [{}, plan(50, "leads"), "18 leads: +14 contracts €420,000 LATE leads 5 months, contracts 21 months"],
    [{}, plan(100, "leads"), "SOON 7 months leads 2 months, contracts 7 months"],
    [{ winRate: 1 }, plan(10, "leads"), "LATE leads 7 years, contracts too long"],
  ])("with %j and %j they end with %s", (figures, plan, text) => {
    expect(texts(figures, plan)[1]).toContain(text);
  });

  it.each([{ leads: 0 }, { winRate: 0 }, { leads: 1, winRate: 0.5 }])(
    "for %j there is nothing to tell from luck",
    (figures) => {
      expect(texts(figures, plan(10))).toEqual(["NOTHING"]);
    },
  );

  it("with a win rate of 100% only leads can be seen", () => {
    expect(texts({ winRate: 100 }, plan(10, "leads"))[2]).toBe("only 16 leads");
    expect(readInputs({ typed: { leads: "12", winRate: "100", contract: "1" }, ...plan(10) })).toEqual({
      wrong: ["better"],
    });
  });

  it("say one lead and one contract", () => {
    expect(texts({ leads: 0.5, winRate: 17 }, plan(100, "leads")).slice(0, 2)).toEqual([
      expect.stringMatching(/^one contract €30,000;/),
      expect.stringMatching(/^one lead: \+one contract €30,000/),
    ]);
  });

  it("are amounts of the counts that they say", () => {
    for (const leads of [1, 7, 12, 33]) {
      const [contracts = "", euros = ""] =
        texts({ leads, contract: 10_000 }, plan(10))[0]?.split(/ contracts |;/) ?? [];
      expect(Number(euros.replace(/\D/g, ""))).toBe(Number(contracts) * 10_000);
    }
  });
});

it("the smallest change that can be seen within a year is the first for which it is enough", () => {
  const { visible } = assess({ ...FIGURES, ...plan(10) });
  expect(visible).toEqual({ winRate: 32, leads: 21 });
  expect(assess({ ...FIGURES, ...plan(60) }).trials).toBeLessThanOrEqual(144);
  expect(assess({ ...FIGURES, ...plan(55) }).trials).toBeGreaterThan(144);
});

it("the text for the inquiry says whose figures these are", () => {
  const of = { ...FIGURES, ...plan(10) };
  expect(writeEnquiry(COPY, of, true)).toContain(COPY.enquiry.own);
  const example = writeEnquiry(COPY, of, false);
  expect(example).toContain(COPY.enquiry.example);
  for (const part of ["12", "20%", "€30,000", "29", "22", "36", "€90,000", "3,840"]) {
    expect(example).toContain(part);
  }
  expect(writeEnquiry(COPY, { ...of, contract: 12_345 }, true)).toContain("€12,345");
});
