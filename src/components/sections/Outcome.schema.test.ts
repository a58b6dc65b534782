import { expect, it } from "vitest";
import { loadFacts } from "../../lib/content/facts";
import { outcomeSchema } from "./Outcome.schema";

const { claims } = loadFacts();
const names = Object.keys(claims);
const problem = (outcome: unknown) => outcomeSchema.safeParse(outcome).error?.issues[0]?.message;

it.each(names)("%s is the claim of the register, with its figure", (name) => {
  const claim = claims[name];
  expect(outcomeSchema.parse({ type: "claim", claim: name })).toEqual({
    text: claim?.meaning,
    claim: { ...claim, figure: loadFacts().references.get(`claim.${name}`) },
  });
});

it("a claim that is not in the register is refused with a list of those that are", () => {
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
