// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { EXAMPLE_INPUTS } from "./figures";
import { fromFragment, toLink } from "./link";

it("the example's figures stay out of a link, so that they are still marked as an example", () => {
  const { hash } = new URL(toLink({ ...EXAMPLE_INPUTS, own: ["leads"] }));
  expect(hash).toBe("#assessment?leads=12&better=100&of=leads");
  expect(fromFragment(hash)).toEqual({ ...EXAMPLE_INPUTS, own: ["leads"] });
});

it.each([
  "#assessment%3Fleads=8&contract=60,000&months=6&better=50&of=winRate",
  "#assessment%3fleads%3D8%26contract%3D60,000%26months%3D6%26better%3D50%26of%3DwinRate",
  "#assessment?leads=8&amp;contract=60,000&amp;months=6&amp;better=50&amp;of=winRate",
  ...[".", ")", ".)", "]", ">", "%3E", "%22", ",", "’"].map(
    (end) => `#assessment?leads=8&contract=60,000&months=6&better=50&of=winRate${end}`,
  ),
])("%s is what was copied, as mail changed it", (fragment) => {
  const { typed, own, of, better } = fromFragment(fragment) ?? {};
  expect(typed).toEqual({ leads: "8", winRate: "20", contract: "60,000", months: "6" });
  expect([own, of, better]).toEqual([["leads", "contract", "months"], "winRate", 50]);
});

it.each(["better=15", "better=1000", "better=-10", "better=x", "of=price", "contract", "x=1"])(
  "what is invalid in %j is the example's",
  (query) => {
    const { typed, of, better } = fromFragment(`#assessment?${query}`) ?? {};
    expect([of, better]).toEqual(["leads", 100]);
    expect(typed?.leads).toBe("12");
  },
);

it.each(["", "#assessment", "#cta", "#x?leads=12"])("%j has no inputs", (fragment) => {
  expect(fromFragment(fragment)).toBeUndefined();
});
