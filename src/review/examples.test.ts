import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { examples } from "./Gallery";

it("every primitive has examples", () => {
  const files = globSync("src/components/ui/*.tsx").map((file) => basename(file, ".tsx"));
  const primitives = files.filter((name) => !/\.(test|examples)$/.test(name));
  expect(examples.map(([part]) => part)).toEqual(expect.arrayContaining(primitives));
});
