import { expect, it } from "vitest";
import { calculate, judge, POWER } from "./calculation.ts";

// Worked out by three independent scripts.
it.each([
  // contracts, leads, goal; win rate, leads and win rate needed
  // by leads: months, count, power; last year's pace, the goal's pace; stop: months, count
  // by contracts: months, count, power; the most contracts in a year with nothing changed
  [12, 4, 20, 0.25, 6.7, 0.417, [6, 33, 0.82], 24, 40, [3, 12], [12, 21, 0.48], 20],
  [12, 4, 18, 0.25, 6, 0.375, [12, 63, 0.77], 48, 72, [6, 24], [12, 21, 0.36], 20],
  [24, 8, 36, 0.25, 12, 0.375, [5, 51, 0.84], 40, 60, undefined, [12, 35, 0.57], 34],
  [26, 9, 36, 0.241, 12.5, 0.333, [8, 88, 0.82], 72, 100, [4, 36], [12, 38, 0.44], 37],
  // Weak tests, in which a reason to stop is needed most.
  [7, 2, 12, 0.292, 3.4, 0.5, [12, 35, 0.75], 24, 41, [6, 12], [12, 14, 0.41], 13],
  [36, 10, 50, 0.3, 13.9, 0.417, [6, 74, 0.8], 60, 83, [3, 30], [12, 49, 0.56], 48],
  [36, 10, 41, 0.3, 11.4, 0.342, [12, 142, 0.39], 120, 137, [6, 60], [12, 49, 0.22], 48],
  [7, 1, 12, 0.583, 1.7, 1, [12, 21, 0.51], 12, 21, [6, 6], [12, 14, 0.41], 13],
  [1, 0.1, 2, 1, 0.2, 2, [12, 6, 0.17], 1, 2, [6, 0], [12, 6, 0.17], 5],
  [12, 20, 15, 0.05, 25, 0.0625, [7, 161, 0.8], 140, 175, [3, 60], [12, 21, 0.19], 20],
  [29, 12, 45, 0.201, 18.6, 0.3125, [3, 46, 0.89], 36, 56, undefined, [12, 41, 0.67], 40],
  [97, 30, 136, 0.269, 42.1, 0.378, [3, 105, 0.96], 90, 126, undefined, [8, 80, 0.81], 116],
  [150, 60, 188, 0.208, 75.2, 0.261, [3, 201, 0.93], 180, 226, undefined, [12, 175, 0.75], 174],
  [2000, 500, 2600, 0.333, 650, 0.433, [3, 1557, 1], 1500, 1950, undefined, [3, 533, 1], 2082],
] as const)(
  "%i contracts, %f leads a month, %i wanted",
  (contracts, leads, goal, rate, needed, rateNeeded, test, pace, goalPace, stop, byContracts, luck) => {
    const calculation = calculate({ contracts, leads, goal });
    const proof = ({ months, count, power }: { months: number; count: number; power: number }) => [
      months,
      count,
      Math.round(100 * power) / 100,
    ];
    expect(calculation?.winRate).toBeCloseTo(rate, 3);
    expect(calculation?.leadsNeeded).toBeCloseTo(needed, 1);
    expect(calculation?.winRateNeeded).toBeCloseTo(rateNeeded, 3);
    expect(calculation && proof(calculation.byLeads)).toEqual(test);
    expect(calculation?.counts).toEqual({ before: pace, critical: test[1], after: goalPace });
    expect(calculation?.stop && [calculation.stop.months, calculation.stop.count]).toEqual(stop);
    expect(calculation && proof(calculation.byContracts)).toEqual(byContracts);
    expect(calculation?.luck).toBe(luck);
    if (test[0] < 12) expect(calculation?.byLeads.power).toBeGreaterThanOrEqual(POWER);
  },
);

it.each([
  [0, 4, 5],
  [12, 0, 15],
  [40, 2, 60],
])("%i contracts from %f leads a month have no win rate", (contracts, leads, goal) => {
  expect(calculate({ contracts, leads, goal })).toBeUndefined();
});

it.each([
  [12, 4, 47, true],
  [12, 4, 48, false],
  // It would be shown as 100%.
  [200, 20.9, 250, false],
])(
  "%i contracts, %f leads, %i wanted: by the win rate alone: %s",
  (contracts, leads, goal, isWinRateEnough) => {
    expect(calculate({ contracts, leads, goal })?.isWinRateEnough).toBe(isWinRateEnough);
  },
);

it.each([
  [31, 44, 44, "moreThanLuck"],
  [31, 43, 44, "couldBeLuck"],
  [31, 31, 44, "couldBeLuck"],
  [31, 30, 44, "fell"],
])("%s before, %s after: luck ends at %s, so the verdict is %s", (before, after, critical, verdict) => {
  expect(judge({ before, after, months: 6 })).toEqual({ critical, verdict });
});
