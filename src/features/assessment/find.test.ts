import { describe, expect, it } from "vitest";
import { assess, type Figures, type Plan } from "./assess";
import { COPY, FIXTURE } from "./copy.fixture";
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
      "29 contracts €864,000; 22–36, €660,000–€1,080,000",
      "22%: +3 contracts €86,400 LATE 22% from 20%: 3,740 leads, 26 years each",
      "31% or 16",
    ]);
  });

  it.each<[Partial<Figures>, Plan, string]>([
    [{}, plan(50), "LATE 30% from 20%: 167 leads, 14 months each"],
    [{}, plan(100), "SOON 4 months 40% from 20%: 46 leads, 4 months each"],
    [{}, plan(10, "leads"), "LATE 13.2 from 12: 7 years each"],
    [{}, plan(100, "leads"), "SOON 2 months 24 from 12: 2 months each"],
    [{ leads: 1 }, plan(10), "NEVER 22% from 20%: 3,740 leads, never"],
    [{ leads: 100_000 }, plan(10), "SOON a month 22% from 20%: 3,740 leads, a month each"],
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
    expect(texts({ winRate: 100 }, plan(10, "leads"))[2]).toBe("only 16");
    expect(readInputs({ typed: { leads: "12", winRate: "100", contract: "1" }, ...plan(10) })).toEqual({
      wrong: ["better"],
    });
  });

  it("say nothing that a company of one lead and a small contract would not", () => {
    expect(texts({ leads: 1, winRate: 10, contract: 0 }, plan(10))[0]).toBe("1.2 contracts €0; 0–3, €0–€0");
  });
});

it("the smallest change that can be seen within a year is the first for which it is enough", () => {
  const visible = (better: number) => assess({ ...FIGURES, ...plan(better) }).trials <= 144;
  expect(assess({ ...FIGURES, ...plan(10) }).visible).toEqual({ winRate: 31, leads: 16 });
  expect([visible(50), visible(55)]).toEqual([false, true]);
});

it("the text for the inquiry says whose figures these are", () => {
  const of = { ...FIGURES, ...plan(10) };
  expect(writeEnquiry(COPY, of, true)).toContain(COPY.enquiry.own);
  const example = writeEnquiry(COPY, of, false);
  expect(example).toContain(COPY.enquiry.example);
  for (const part of ["12", "20%", "€30,000", "29", "22", "36", "€86,400", "3,740"]) {
    expect(example).toContain(part);
  }
});
