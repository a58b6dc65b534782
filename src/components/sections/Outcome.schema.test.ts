import { expect, it } from "vitest";
import { loadFacts } from "../../lib/content/facts";
import { outcomeSchema } from "./Outcome.schema";

const known = Object.keys(loadFacts().claims).join(", ");

it.each([
  [
    { type: "claim", claim: "moon" },
    `claim “moon” is not in the register src/content/claims.yaml, which has: ${known}`,
  ],
  [{ type: "figure", text: "x" }, expect.stringMatching(/^must be either “type: claim” .* or “type: text” /)],
  ["text", expect.stringMatching(/^must be either “type: claim” .* or “type: text” /)],
])("%j is no outcome", (outcome, message) => {
  expect(outcomeSchema.safeParse(outcome).error?.issues).toMatchObject([{ message }]);
});
