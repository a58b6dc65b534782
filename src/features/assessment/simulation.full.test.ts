import { describe, expect, it } from "vitest";
import { assess, type Case, contractsAYear, improve } from "./assess";
import { FIXTURE, mulberry32 } from "./assessment.fixture";
import { standsOutFrom } from "./chance";
import { layOutYears } from "./dots";
import { planTest } from "./fair-test";
import { BETTER } from "./figures";
import { find } from "./find";

const SETS = 60;
const REPEATS = 1000;
/** Three standard errors of a share of so many. */
const NOISE = 3 * Math.sqrt((0.2 * 0.8) / REPEATS);
/** “Four in five” is rounded. */
const SEEN = 0.77;

const random = mulberry32(20_261_125);
const between = (low: number, high: number) => Math.exp(Math.log(low) + random() * Math.log(high / low));
const share = (draw: () => boolean) => Array.from({ length: REPEATS }, draw).filter(Boolean).length / REPEATS;

interface Lead {
  /** The month in which it came in, as a fraction from 0. */
  month: number;
  /** When it signs; Infinity if it doesn't. */
  signs: number;
}

/** Leads come in independently, and decide after times of which nine of ten are within the months. */
function* leadsOf({ leads, winRate, months }: Case): Generator<Lead> {
  if (leads === 0) return;
  for (let month = 0; ; ) {
    month += -Math.log(1 - random()) / leads;
    const decides = month + (-Math.log(1 - random()) * months) / Math.LN10;
    yield { month, signs: random() < winRate / 100 ? decides : Number.POSITIVE_INFINITY };
  }
}

interface Counting {
  /** The months in which the leads come in. */
  counted?: number;
  /** How many leads there are. */
  leads?: number;
  /** The months that each has to sign. */
  decided?: number;
}
const UNLIMITED = Number.MAX_VALUE;
/** A full year, of which each lead signs sooner or later, or doesn't. */
const YEAR = { counted: 12, decided: UNLIMITED };

/** Counts the leads of some months, or of a number of leads, that sign in time. */
function count(of: Case, { counted = UNLIMITED, leads = UNLIMITED, decided = of.months }: Counting): number {
  let [seen, signed] = [0, 0];
  for (const { month, signs } of leadsOf(of)) {
    if (month >= counted || seen === leads) break;
    seen++;
    if (signs - month <= decided) signed++;
  }
  return signed;
}
/** How often the contracts after a change stand out from those before it. */
const standsOut = (shown: Case, after: Case, time: Counting) =>
  share(
    () => count(after, time) >= standsOutFrom(count(shown, time), time.leads ?? Number.POSITIVE_INFINITY),
  );

const CASES: Case[] = Array.from({ length: SETS }, () => {
  const winRate = Math.round(between(5, 60));
  const better = BETTER.step * Math.ceil((random() * BETTER.max) / BETTER.step);
  return {
    leads: Math.round(between(1, 200)),
    winRate,
    contract: Math.round(between(5000, 500_000)),
    months: Math.round(between(1, 12)),
    of: random() < 0.5 && winRate * (1 + better / 100) <= 100 ? "winRate" : "leads",
    better,
  };
});
const numbers = (text = "") =>
  (text.match(/\d[\d,.]*/g) ?? []).map((part) => Number(part.replaceAll(",", "")));

it("12 leads a month, 20% and 4 months: 21 leads or 33% show four times out of five, luck once in ten", () => {
  const shown: Case = { leads: 12, winRate: 20, contract: 30_000, months: 4, of: "leads", better: 100 };
  expect(assess(shown)).toMatchObject({ target: { leads: 21, winRate: 33 }, targetMonths: 16 });
  expect(standsOut(shown, { ...shown, leads: 21 }, { counted: 12 })).toBeGreaterThan(0.8 - NOISE / 3);
  expect(standsOut(shown, { ...shown, winRate: 33 }, { leads: 144 })).toBeGreaterThan(0.8 - NOISE / 3);
  expect(standsOut(shown, { ...shown, winRate: 32 }, { leads: 144 })).toBeLessThan(0.8);
  expect(standsOut(shown, shown, { counted: 12 })).toBeLessThan(0.1);
  expect(standsOut(shown, shown, { leads: 144 })).toBeLessThan(0.1);
});

describe.each(CASES)("$leads leads, $winRate%, €$contract, $months months: $of +$better%", (shown) => {
  const [gain, plan, year] = find(FIXTURE, shown);
  const { target, targetMonths } = assess(shown);

  it("the gain that would show does four times out of five in the time it says, and less doesn't", () => {
    const said = numbers(gain?.lead);
    expect(said).toEqual([target.leads, target.winRate].filter((value) => value !== undefined));
    expect(numbers(gain?.rest)[0]).toBe(targetMonths);
    expect(targetMonths).toBe(12 + shown.months);
    const { leads, winRate } = target;
    if (leads !== undefined) {
      expect(standsOut(shown, { ...shown, leads }, { counted: 12 })).toBeGreaterThan(SEEN - NOISE);
      const half = { ...shown, leads: (shown.leads + leads) / 2 };
      expect(standsOut(shown, half, { counted: 12 })).toBeLessThan(SEEN);
    }
    if (winRate !== undefined) {
      const time = { leads: 12 * shown.leads };
      expect(standsOut(shown, { ...shown, winRate }, time)).toBeGreaterThan(SEEN - NOISE);
      const half = { ...shown, winRate: (shown.winRate + winRate) / 2 };
      expect(standsOut(shown, half, time)).toBeLessThan(SEEN);
    }
  });

  it("the plan shows in the time it says, and luck is taken for it at most once in ten times", () => {
    const { counted, known, trials } = assess(shown);
    expect(plan?.rest.includes("UNPROVEN")).toBe(known === undefined);
    expect(planTest(shown) === undefined).toBe(known === undefined);
    if (known === undefined) return;
    expect(plan?.rest).toContain(`contracts in ${known} months, ${counted} and ${shown.months}`);
    expect(known).toBe(counted + shown.months);
    const time = shown.of === "leads" ? { counted } : { leads: trials };
    expect(standsOut(shown, shown, time)).toBeLessThan(0.1 + NOISE);
    expect(standsOut(shown, improve(shown), time)).toBeGreaterThan(SEEN - NOISE);
  });

  it("more leads show in the time it says", () => {
    const [, said] = /leads in (\d+|a) month/.exec(plan?.rest ?? "") ?? [];
    if (said === undefined) return;
    const months = said === "a" ? 1 : Number(said);
    // Each lead counts, whether it signs or not.
    const all = { ...shown, winRate: 100 };
    const more = { ...all, leads: improve(shown).leads };
    const time = { counted: months, decided: UNLIMITED };
    expect(standsOut(all, more, time)).toBeGreaterThan(SEEN - NOISE);
    expect(standsOut(all, all, time)).toBeLessThan(0.1 + NOISE);
  });

  it("a year has the contracts it says, and luck makes it the range in at least eight years out of ten", () => {
    const years = Array.from({ length: REPEATS }, () => count(shown, YEAR));
    const mean = contractsAYear(shown);
    const average = years.reduce((sum, contracts) => sum + contracts, 0) / REPEATS;
    const said = year?.lead.startsWith("one") ? 1 : numbers(year?.lead)[0];
    expect(Math.abs(average - (said ?? 0))).toBeLessThan(
      3 * Math.sqrt(mean / REPEATS) + Math.max(0.5, mean / 200),
    );
    const [low = 0, high = 0] = numbers(year?.rest);
    // Counts from a thousand on are said with three digits.
    const slack = high < 1000 ? 0 : high / 200;
    const within = years.filter((contracts) => contracts >= low - slack && contracts <= high + slack);
    expect(within.length / REPEATS).toBeGreaterThan(0.8 - NOISE);
  });

  it("of twenty improved years, as many end above today's luck as the picture says", () => {
    const { luck, above } = layOutYears([contractsAYear(shown), contractsAYear(improve(shown))]);
    const simulated = share(() => count(improve(shown), YEAR) > luck.high);
    expect(Math.abs(simulated - above / 20)).toBeLessThan(0.026 + NOISE);
  });
});
