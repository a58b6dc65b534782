import { expect, it } from "vitest";
import { calculate, POWER } from "./calculation.ts";

// Worked out by three independent scripts.
it.each([
  // contracts, leads, goal; win rate, leads and win rate needed; by leads and by contracts: months, count, power
  [12, 4, 24, 0.25, 8, 0.5, [3, 18, 0.87], [12, 21, 0.67]],
  [12, 4, 18, 0.25, 6, 0.375, [12, 63, 0.77], [12, 21, 0.36]],
  [24, 8, 36, 0.25, 12, 0.375, [5, 51, 0.84], [12, 35, 0.57]],
  [29, 12, 45, 0.201, 18.6, 0.3125, [3, 46, 0.89], [12, 41, 0.67]],
  [8, 2, 16, 0.333, 4, 0.667, [6, 19, 0.8], [12, 16, 0.54]],
  [97, 30, 136, 0.269, 42.1, 0.378, [3, 105, 0.96], [8, 80, 0.81]],
  [18, 5, 24, 0.3, 6.7, 0.4, [12, 76, 0.63], [12, 28, 0.33]],
  [12, 20, 15, 0.05, 25, 0.0625, [7, 161, 0.8], [12, 21, 0.19]],
  [150, 60, 188, 0.208, 75.2, 0.261, [3, 201, 0.93], [12, 175, 0.75]],
  [600, 100, 720, 0.5, 120, 0.6, [3, 326, 0.95], [4, 222, 0.85]],
  [4, 1, 20, 0.333, 5, 1.667, [3, 7, 0.96], [5, 5, 0.82]],
  [2000, 500, 2600, 0.333, 650, 0.433, [3, 1557, 1], [3, 533, 1]],
])(
  "%i contracts, %f leads a month, %i wanted",
  (contracts, leads, goal, rate, needed, rateNeeded, ...proofs) => {
    const found = calculate({ contracts, leads, goal });
    expect(found.winRate).toBeCloseTo(rate, 3);
    expect(found.leadsNeeded).toBeCloseTo(needed, 1);
    expect(found.winRateNeeded).toBeCloseTo(rateNeeded, 3);
    for (const [index, { months, count, pace, power }] of [found.byLeads, found.byContracts].entries()) {
      expect([months, count, Math.round(100 * power) / 100]).toEqual(proofs[index]);
      expect(pace).toBeCloseTo(((index === 0 ? found.leadsAYear : contracts) * months) / 12);
      if (months < 12) expect(power).toBeGreaterThanOrEqual(POWER);
    }
  },
);
