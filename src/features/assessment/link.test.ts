// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { EXAMPLE_INPUTS } from "./figures";
import { fromFragment, toLink } from "./link";

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
