import { expect, it } from "vitest";
import { calculate, judge } from "./calculation.ts";

// Worked out by an independent script.
it.each([
  // contracts, leads, goal; win rate, leads and win rate needed
  // by leads: months, count, how many more than a year before, power; last year's pace, the goal's pace; stop
  // the most contracts in a year with nothing changed
  [12, 48, 20, 0.25, 80, 0.4167, [6, 33, 9, 0.82], 24, 40, [3, 12], 20],
  [12, 48, 18, 0.25, 72, 0.375, [12, 63, 15, 0.771], 48, 72, [6, 24], 20],
  // Average of two years.
  [5, 12.5, 10, 0.4, 25, 0.8, [12, 21, 9, 0.715], 12.5, 25, [6, 6], 11],
  [5, 30.5, 15, 0.1639, 91.5, 0.4918, [3, 13, 6, 0.936], 7.625, 23, undefined, 11],
  [36, 120, 41, 0.3, 136.7, 0.3417, [12, 142, 22, 0.39], 120, 137, [6, 60], 48],
  [7, 12, 12, 0.5833, 20.6, 1, [12, 21, 9, 0.51], 12, 21, [6, 6], 13],
  [1, 1, 2, 1, 2, 2, [12, 6, 5, 0.168], 1, 2, [6, 0], 5],
  [12, 240, 15, 0.05, 300, 0.0625, [7, 161, 21, 0.802], 140, 175, [3, 60], 20],
  [150, 720, 188, 0.2083, 902.4, 0.2611, [3, 201, 21, 0.868], 180, 226, undefined, 174],
  [2000, 6000, 2600, 0.3333, 7800, 0.4333, [3, 1557, 57, 1], 1500, 1950, undefined, 2082],
  [9, 42, 15, 0.2143, 70, 0.3571, [7, 34, 10, 0.804], 24.5, 41, [3, 10], 16],
  [4, 8, 8, 0.5, 16, 1, [12, 16, 8, 0.539], 8, 16, [6, 4], 9],
] as const)(
  "%i contracts, %f leads, %i wanted",
  (contracts, leads, goal, rate, needed, rateNeeded, test, pace, goalPace, stop, luck) => {
    const calculation = calculate({ contracts, leads, goal });
    expect(calculation?.winRate).toBeCloseTo(rate, 3);
    expect(calculation?.leadsNeeded).toBeCloseTo(needed, 1);
    expect(calculation?.winRateNeeded).toBeCloseTo(rateNeeded, 3);
    const [months, count, margin, power] = test;
    expect(calculation?.byLeads).toMatchObject({ months, count, margin });
    expect(calculation?.byLeads.power).toBeCloseTo(power, 3);
    expect(calculation?.isWeak).toBe(power < 0.7);
    expect(calculation?.counts.before).toBeCloseTo(pace, 2);
    expect(calculation?.counts).toMatchObject({ critical: count, after: goalPace });
    expect(calculation?.stop && [calculation.stop.months, calculation.stop.count]).toEqual(stop);
    expect(calculation?.luck).toBe(luck);
  },
);

it.each([
  [14, 20, 50],
  [4, 5, 130],
  // Of critical counts, which are whole, some above are weak again.
  [10, 12, 200],
  [2000, 2070, 5510],
  [2000, 2060, undefined],
])("a year shows that %i become %i from %j counts a year on", (contracts, goal, enough) => {
  expect(calculate({ contracts, leads: contracts, goal })?.enough ?? "none").toBe(enough ?? "none");
});

it.each([
  [0, 48, 5],
  [12, 11.5, 15],
])("%i contracts from %f leads have no win rate", (contracts, leads, goal) => {
  expect(calculate({ contracts, leads, goal })).toBeUndefined();
});

it.each([
  [12, 48, 47, true],
  [12, 48, 48, false],
  // It would be shown as 100%.
  [200, 251, 250, false],
])(
  "%i contracts, %f leads, %i wanted: is a higher win rate enough? %s",
  (contracts, leads, goal, isEnough) => {
    expect(calculate({ contracts, leads, goal })?.isWinRateEnough).toBe(isEnough);
  },
);

it.each([
  [31, 44, 44, "moreThanLuck"],
  [31, 43, 44, "couldBeLuck"],
  [31, 31, 44, "couldBeLuck"],
  [31, 30, 44, "fell"],
])("%s before, %s after: %s is more than luck, so the verdict is %s", (before, after, critical, verdict) => {
  expect(judge({ before, after, months: 6 })).toEqual({ critical, verdict });
});
