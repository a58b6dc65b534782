import { expect, it } from "vitest";
import { loadFacts } from "../../lib/content/facts";
import { sliderClaims } from "./slider-claims";

const { claims } = loadFacts();

it("the maximum of each slider is a claim of the register", () => {
  expect(sliderClaims(claims)).toEqual({
    leads: claims["qualified-leads"],
    winRate: claims["trained-conversion-improvement"],
    accounts: claims["account-value"],
  });
});

it.each([
  ["is missing", undefined],
  [
    "is not a percentage",
    { value: 500_000, unit: "euros", orMore: true, isIncrease: false, meaning: "more" } as const,
  ],
])("a claim that %s is reported with its file", (_, claim) => {
  const { "account-value": __, ...others } = claims;
  const changed = claim ? { ...others, "account-value": claim } : others;
  expect(() => sliderClaims(changed)).toThrow(/claims\.yaml has no claim “account-value” in percent/);
});
