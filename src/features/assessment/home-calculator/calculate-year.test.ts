import { describe, expect, it } from "vitest";
import { estimateYear } from "./calculate-year";

describe("the year of contracts that follows from three figures", () => {
  it("has their product, times twelve, as its total", () => {
    // 12 leads × 20% × 30,000 euros × 12 months.
    const { contracts, total } = estimateYear({ leads: 12, winRate: 20, contract: 30_000 });
    expect(contracts).toBeCloseTo(28.8);
    expect(total).toBeCloseTo(864_000);
  });

  it("gains a tenth from improving one figure by a step, after one sales cycle", () => {
    // 864,000 × 10% × (365 − 90) / 365.
    expect(estimateYear({ leads: 12, winRate: 20, contract: 30_000 }).added?.byOne).toBeCloseTo(65_095.89);
  });

  it("gains a third from improving all of them, because they multiply", () => {
    // 864,000 × (1.1³ − 1) × (365 − 90) / 365.
    expect(estimateYear({ leads: 12, winRate: 20, contract: 30_000 }).added?.byAll).toBeCloseTo(215_467.4);
  });

  it("has no gain if the improved win rate would exceed 100%", () => {
    expect(estimateYear({ leads: 12, winRate: 90.9, contract: 30_000 }).added).toBeDefined();
    expect(estimateYear({ leads: 12, winRate: 91, contract: 30_000 }).added).toBeUndefined();
  });

  it("is empty without leads", () => {
    expect(estimateYear({ leads: 0, winRate: 20, contract: 30_000 })).toEqual({
      contracts: 0,
      total: 0,
      added: { byOne: 0, byAll: 0 },
    });
  });
});
