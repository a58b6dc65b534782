import { expect, it } from "vitest";
import { claimsSchema } from "./claims.ts";

it.each([
  ["figure", "many", /such as 250%/],
  ["basis", "all of our clients", /such as “14 clients/],
])("a claim whose %s is “%s”, without a number, is refused", (field, value, reason) => {
  const claims = [{ id: "growth", figure: "250%", basis: "14 clients", [field]: value }];
  expect(claimsSchema.safeParse({ claims }).error?.issues).toMatchObject([
    { path: ["claims", 0, field], message: expect.stringMatching(reason) },
  ]);
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
