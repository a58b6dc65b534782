import { expect, it } from "vitest";
import { formatFigure } from "./claims";
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
