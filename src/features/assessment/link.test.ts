// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { EXAMPLE_INPUTS, FIGURE_NAMES, type Inputs } from "./figures";
import { fromFragment, toLink } from "./link";

const INPUTS: Inputs = {
  typed: { leads: "8", winRate: "12,5", contract: "30k" },
  own: FIGURE_NAMES,
  of: "leads",
  better: 40,
};

it("a link opens the assessment on the home page with the same inputs", () => {
  const link = new URL(toLink(INPUTS));
  expect(link.pathname).toBe("/");
  expect(link.hash).toBe("#assessment?leads=8&winRate=12,5&contract=30k&better=40&of=leads");
  expect(fromFragment(link.hash)).toEqual(INPUTS);
});

it("the example's figures stay out of a link, so that they are still marked as an example", () => {
  const { hash } = new URL(toLink({ ...EXAMPLE_INPUTS, own: ["leads"] }));
  expect(hash).toBe("#assessment?leads=12&better=10&of=winRate");
  expect(fromFragment(hash)).toEqual({ ...EXAMPLE_INPUTS, own: ["leads"] });
});

it.each(["better=15", "better=1000", "better=-10", "better=x", "of=price", "contract", "x=1"])(
  "what is invalid in %j is the example's",
  (query) => {
    const { typed, of, better } = fromFragment(`#assessment?${query}`) ?? {};
    expect([of, better]).toEqual(["winRate", 10]);
    expect(typed?.leads).toBe("12");
  },
);

it.each(["", "#assessment", "#cta", "#x?leads=12"])("%j has no inputs", (fragment) => {
  expect(fromFragment(fragment)).toBeUndefined();
});
