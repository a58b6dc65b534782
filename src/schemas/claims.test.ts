import { expect, it } from "vitest";
import { claimsSchema } from "./claims.ts";

it.each([
  [["more", "more"], ["claims"], /the same name twice/],
  [["Average growth"], ["claims", 0, "id"], /lowercase words with hyphens/],
])("the claims' names %j are refused", (ids, path, reason) => {
  const claims = ids.map((id) => ({ id, figure: "250%" }));
  expect(claimsSchema.safeParse({ claims }).error?.issues).toMatchObject([
    { path, message: expect.stringMatching(reason) },
  ]);
});
