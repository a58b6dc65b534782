import { expect, it } from "vitest";
import { copyOf } from "../../tests/support/content.ts";
import { claimsSchema, outcome } from "./claims.ts";

const [known] = copyOf("claims").claims;

it("an outcome is read with the claim that it names", () => {
  const read = outcome.parse({ claim: known?.id, text: "more" });
  expect(read).toEqual({ claim: known, text: "more" });
  expect(outcome.parse({ text: "A forecast" })).toEqual({ claim: null, text: "A forecast" });
});

it("a claim that is not in the register is refused, and the message names those that are", () => {
  const [issue] = outcome.safeParse({ claim: "moon", text: "more" }).error?.issues ?? [];
  expect(issue).toMatchObject({
    path: ["claim"],
    message: expect.stringMatching(/^“moon” is not in .*claims/),
  });
  expect(issue?.message).toContain(known?.id);
});

it.each([
  [["more", "more"], ["claims"], /the same name twice/],
  [["Average growth"], ["claims", 0, "id"], /lowercase words with hyphens/],
])("the claims' names %j are refused", (ids, path, reason) => {
  const claims = ids.map((id) => ({ id, figure: "250%" }));
  expect(claimsSchema.safeParse({ claims }).error?.issues).toMatchObject([
    { path, message: expect.stringMatching(reason) },
  ]);
});
