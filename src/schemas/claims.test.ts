import { expect, it } from "vitest";
import { claimsSchema } from "./claims.ts";

const claim = { id: "growth", figure: "250%", basis: "14 clients" };

it.each([
  ["a figure without a number", [{ figure: "many" }], "claims.0.figure", /such as 250%/],
  ["a figure without its sign", [{ figure: "1,200" }], "claims.0.figure", /with its sign or unit/],
  ["a basis without a number", [{ basis: "all of our clients" }], "claims.0.basis", /such as “14 clients/],
  ["the same name twice", [{}, {}], "claims", /the same name twice/],
  ["a name that isn't one", [{ id: "Average growth" }], "claims.0.id", /lowercase words with hyphens/],
])("%s is refused", (_, changes, place, reason) => {
  const claims = changes.map((change) => ({ ...claim, ...change }));
  const [issue, ...others] = claimsSchema.safeParse({ claims }).error?.issues ?? [];
  expect([issue?.path.join("."), others]).toEqual([place, []]);
  expect(issue?.message).toMatch(reason);
});
