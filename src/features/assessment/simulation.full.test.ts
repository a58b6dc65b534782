import { describe, expect, it } from "vitest";
import { type Case, contractsAYear, improve } from "./assess";
import { FIXTURE } from "./assessment.fixture";
import { standsOutFrom } from "./chance";
import { planTest } from "./fair-test";
import { BETTER } from "./figures";
import { find } from "./find";
import { mulberry32 } from "./years";

const SETS = 200;
const REPEATS = 1000;
/** Three standard errors of a share of so many. */
const NOISE = 3 * Math.sqrt((0.2 * 0.8) / REPEATS);

const random = mulberry32(20_261_123);
const between = (low: number, high: number) => Math.exp(Math.log(low) + random() * Math.log(high / low));
const share = (draw: () => boolean) => Array.from({ length: REPEATS }, draw).filter(Boolean).length / REPEATS;

/** Counts events that follow each other by chance: the time between two is exponential. */
function countEvents(mean: number): number {
  let events = -1;
  for (let time = 0; time < mean; events++) time -= Math.log(1 - random());
  return Math.max(0, events);
}
/** Counts trials that succeed: the trials from one success to the next are geometric. */
function countSuccesses(trials: number, rate: number): number {
  if (rate >= 1) return trials;
  let successes = -1;
  for (let trial = 0; trial <= trials; successes++) {
    trial += Math.floor(Math.log(1 - random()) / Math.log(1 - rate)) + 1;
  }
  return Math.max(0, successes);
}

const CASES: Case[] = Array.from({ length: SETS }, () => {
  const winRate = Math.round(between(1, 90));
  const better = BETTER.step * Math.ceil((random() * BETTER.max) / BETTER.step);
  const of = random() < 0.5 && winRate * (1 + better / 100) <= 100 ? "winRate" : "leads";
  return {
    leads: Math.round(between(1, 100)),
    winRate,
    contract: Math.round(between(1000, 500_000)),
    of,
    better,
  };
});
/** The cases about which there is something to say. */
const TOLD = CASES.map((shown) => ({ shown, findings: find(FIXTURE, shown) })).filter(
  ({ findings }) => findings.length === 3,
);
const numbers = (text = "") =>
  (text.match(/\d[\d,.]*/g) ?? []).map((part) => Number(part.replaceAll(",", "")));

/** A comparison of as many leads, or of equal times: how often its result stands out. */
function standsOut(shown: Case, after: Case, { leads = Number.POSITIVE_INFINITY, months = 0 }): number {
  const count = (of: Case) =>
    leads === Number.POSITIVE_INFINITY
      ? countEvents((contractsAYear(of) / 12) * months)
      : countSuccesses(leads, of.winRate / 100);
  return share(() => count(after) >= standsOutFrom(count(shown), leads));
}

it("most sets of inputs have something to say", () => {
  expect(TOLD.length).toBeGreaterThan(SETS * 0.95);
});

describe.each(TOLD)("$shown", ({ shown, findings: [year, plan, seen] }) => {
  it("the year has the contracts it says, and luck makes it the range in at least eight of ten", () => {
    const [low = 0, high = 0] = numbers(year?.rest);
    const mean = contractsAYear(shown);
    const years = Array.from({ length: REPEATS }, () => countEvents(mean));
    const average = years.reduce((sum, count) => sum + count, 0) / REPEATS;
    const said = year?.lead.startsWith("one") ? 1 : numbers(year?.lead)[0];
    expect(Math.abs(average - (said ?? 0))).toBeLessThan(
      3 * Math.sqrt(mean / REPEATS) + Math.max(0.5, mean / 200),
    );
    // Counts from a thousand on are said with three digits.
    const slack = high < 1000 ? 0 : high / 200;
    const within = years.filter((count) => count >= low - slack && count <= high + slack).length / REPEATS;
    expect(within).toBeGreaterThan(0.8 - NOISE);
  });

  it("the change is told from luck in the time it says, and luck is taken for it at most once in ten times", () => {
    const test = planTest(shown);
    const improved = improve(shown);
    if (!test) {
      // A duration of more than three years is said in years, or as too long.
      expect(plan?.verdict).toBe("LATE");
      return;
    }
    const { leads, months } = test;
    if (plan?.verdict?.startsWith("SOON")) expect(months).toBeLessThanOrEqual(12);
    else expect(months).toBeGreaterThan(12);
    expect(standsOut(shown, shown, { leads, months })).toBeLessThan(0.1 + NOISE);
    expect(standsOut(shown, improved, { leads, months })).toBeGreaterThan(0.72 - NOISE);
  });

  it("the smallest changes that stand out in a year do, and smaller ones don't as often", () => {
    const [winRate, leads] =
      numbers(seen?.lead).length === 2 ? numbers(seen?.lead) : [undefined, ...numbers(seen?.lead)];
    const yearOfLeads = Math.round(12 * shown.leads);
    if (winRate !== undefined && yearOfLeads < 2000) {
      expect(standsOut(shown, { ...shown, winRate }, { leads: yearOfLeads })).toBeGreaterThan(0.72 - NOISE);
      const between = { ...shown, winRate: (shown.winRate + winRate) / 2 };
      expect(standsOut(shown, between, { leads: yearOfLeads })).toBeLessThan(0.72);
    }
    if (leads !== undefined && leads * shown.winRate < 10_000) {
      expect(standsOut(shown, { ...shown, leads }, { months: 12 })).toBeGreaterThan(0.72 - NOISE);
      expect(standsOut(shown, { ...shown, leads: (shown.leads + leads) / 2 }, { months: 12 })).toBeLessThan(
        0.72,
      );
    }
  });
});
