import { expect, it } from "vitest";
import { formatFigure, resolveOutcome } from "./claims";
import type { Claim } from "./facts.schema";

const claim: Claim = { value: 250, unit: "percent", orMore: false, meaning: "more" };

it.each<[Partial<Claim>, string]>([
  [{}, "250%"],
  [{ orMore: true }, "250+%"],
  [{ value: 2.5 }, "2.5%"],
  [{ unit: "euros", value: 500_000 }, "500K euros"],
  [{ unit: "euros", value: 500_000, orMore: true }, "500K+ euros"],
])("the figure of %j is written as “%s”, as in the specification", (change, figure) => {
  expect(formatFigure({ ...claim, ...change })).toBe(figure);
});

it("a unit that is a word follows the figure of an outcome, as part of its text", () => {
  const claims = { percent: claim, euros: { ...claim, unit: "euros", value: 500_000 } } as const;
  expect(resolveOutcome({ type: "claim", claim: "percent" }, claims)).toMatchObject({
    text: "more",
    claim: { figure: "250%" },
  });
  expect(resolveOutcome({ type: "claim", claim: "euros" }, claims)).toMatchObject({
    text: "euros more",
    claim: { figure: "500K" },
  });
});
