import { describe, expect, it } from "vitest";
import { AVERAGE_GROWTH, CLAIMS } from "../../../tests/support/specification";
import { formatFigure } from "./claims";
import type { Claim } from "./fact-schemas";
import { loadFacts } from "./facts";

const claim: Claim = {
  value: 250,
  unit: "percent",
  orMore: false,
  meaning: "more",
  counts: null,
};

describe("a figure is written as the specification writes it", () => {
  it.each<[Partial<Claim>, string]>([
    [{}, "250%"],
    [{ orMore: true }, "250+%"],
    [{ value: 2.5 }, "2.5%"],
    [{ unit: "euros", value: 500_000 }, "500K euros"],
    [{ unit: "euros", value: 500_000, orMore: true }, "500K+ euros"],
  ])("%j is “%s”", (change, figure) => {
    expect(formatFigure({ ...claim, ...change })).toBe(figure);
  });
});

describe("specification, chapter 9: marketing claims", () => {
  it("are exactly those of the register", () => {
    const claims = Object.values(loadFacts().claims)
      .map((claim) => `${formatFigure(claim)} ${claim.meaning}`)
      .sort();
    const specified = [...Object.values(CLAIMS).flat(), AVERAGE_GROWTH].sort();
    expect(claims.map((claim, index) => claim.slice(0, specified[index]?.length))).toEqual(specified);
  });
});
