import { expect, it } from "vitest";
import { loadFacts } from "../../lib/content/facts";
import { outcomeSchema } from "./Outcome.schema";

const names = Object.keys(loadFacts().claims);
const problem = (outcome: unknown) => outcomeSchema.safeParse(outcome).error?.issues[0]?.message;

it.each([
  { type: "claim", claim: names[0] },
  { type: "text", text: "Less dependence on luck" },
])("%j is an outcome", (outcome) => {
  expect(outcomeSchema.parse(outcome)).toEqual(outcome);
});

it("a claim that is not in the register is refused with those that are", () => {
  expect(problem({ type: "claim", claim: "moon" })).toBe(
    `claim “moon” is not in the register src/content/claims.yaml, which has: ${names.join(", ")}`,
  );
});

it.each([{}, { type: "figure", text: "x" }, "text", { type: "text", text: " " }])(
  "%j is no outcome",
  (outcome) => {
    expect(problem(outcome)).toMatch(/^must be either “type: claim” .* or “type: text” |^must not be empty/);
  },
);

it("an outcome has either a claim or a text", () => {
  expect(problem({ type: "claim", claim: names[0], text: "x" })).toMatch(/Unrecognized key: "text"/);
});

it("editors are offered the claims of the register", () => {
  const [claim] = outcomeSchema.options;
  expect(claim.shape.claim.meta()).toMatchObject({ enum: names });
});
