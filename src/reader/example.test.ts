import { readFileSync, writeFileSync } from "node:fs";
import { dump, load } from "js-yaml";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { getExample } from "./example.ts";

it.each([
  ["fewer leads than contracts", 12, 11, 20, "must have as many leads as contracts"],
  ["a test that can't tell within a year", 6, 12, 8, "Give it more leads, or a higher goal"],
  ["a test of less than six months", 12, 240, 20, "Give it fewer leads, or a lower goal"],
  ["a goal that luck wouldn't reach", 8, 10, 20, "must have a goal of at most 15"],
])(
  "an example with %s is refused with its file, its field and the remedy",
  (_, contracts, leads, goal, remedy) => {
    workInTemporaryFolder("src/content");
    const file = "src/content/pages/home.yaml";
    const { hero, ...home } = load(readFileSync(file, "utf8")) as { hero: { example: object } };
    const numbers = {
      leads: { number: leads, text: "l" },
      contracts: { number: contracts, text: "c" },
      goal,
    };
    writeFileSync(file, dump({ ...home, hero: { ...hero, example: { ...hero.example, ...numbers } } }));
    for (const part of [file, "→ hero.example", remedy]) expect(() => getExample()).toThrow(part);
  },
);
