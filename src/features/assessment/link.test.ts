// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { START } from "./figures";
import { fromFragment, toLink } from "./link";

it("a link holds what was entered, with commas that can be read", () => {
  const { hash } = new URL(toLink({ ...START.inputs, leads: "8" }));
  expect(hash).toBe("#assessment?leads=8&winRate=20&contract=30,000&months=4&better=100&of=leads");
  expect(fromFragment(hash)).toEqual({ ...START.inputs, leads: "8" });
});

it.each([
  "#assessment%3Fleads=8&contract=60,000&months=6&better=50&of=winRate",
  "#assessment%3fleads%3D8%26contract%3D60,000%26months%3D6%26better%3D50%26of%3DwinRate",
  "#assessment?leads=8&amp;contract=60,000&amp;months=6&amp;better=50&amp;of=winRate",
  ...[".", ")", ".)", "]", ">", "%3E", "%22", ",", "’"].map(
    (end) => `#assessment?leads=8&contract=60,000&months=6&better=50&of=winRate${end}`,
  ),
])("%s is what was copied, as mail changed it", (fragment) => {
  const figures = { leads: "8", winRate: "20", contract: "60,000", months: "6" };
  expect(fromFragment(fragment)).toEqual({ ...figures, better: "50", of: "winRate" });
});

it.each(["better=15", "better=1000", "better=-10", "better=x", "of=price", "contract", "x=1"])(
  "what is invalid in %j is the example's",
  (query) => {
    expect(fromFragment(`#assessment?${query}`)).toMatchObject({ leads: "12", better: "100", of: "leads" });
  },
);

it.each(["", "#assessment", "#cta", "#x?leads=12"])("%j has no inputs", (fragment) => {
  expect(fromFragment(fragment)).toBeUndefined();
});
