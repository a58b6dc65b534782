import { expect, it } from "vitest";
import { loadFacts } from "../../lib/content/facts";
import { outcomeSchema } from "./Outcome.schema";

const names = Object.keys(loadFacts().claims);
const problem = (outcome: unknown) => outcomeSchema.safeParse(outcome).error?.issues[0]?.message;

it.each([{ claim: names[0] }, { text: "Less dependence on luck" }])("%j is an outcome", (outcome) => {
  expect(outcomeSchema.parse(outcome)).toEqual(outcome);
});

it("a claim that is not in the register is refused with those that are", () => {
  expect(problem({ claim: "moon" })).toBe(
    `claim “moon” is not in the register src/content/claims.yaml, which has: ${names.join(", ")}`,
  );
});

it.each([{}, { claim: names[0], text: "x" }, "text", { text: " " }])("%j is no outcome", (outcome) => {
  expect(problem(outcome)).toMatch(/^must be either “claim: .*” or “text: |^must not be empty/);
});
