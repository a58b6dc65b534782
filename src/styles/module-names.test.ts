import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

it("each CSS module has a name of its own, because its class names begin with it", () => {
  const names = globSync("src/**/*.module.css").map((file) => basename(file));
  expect(names).toEqual([...new Set(names)]);
});
