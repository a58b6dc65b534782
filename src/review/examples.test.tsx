import { globSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { examples } from "./Gallery";

const all = examples.flatMap(([part, states]) =>
  Object.entries(states).map(([state, element]) => [part, state, element] as const),
);

describe("examples", () => {
  it.each(all)("%s, %s, renders to HTML", (_, __, element) => {
    expect(renderToString(element)).toMatch(/^<[a-z]/);
  });

  it("exist for every primitive", () => {
    const isTest = (file: string) => /\.(test|examples)\.tsx$/.test(file);
    const primitives = globSync("src/components/ui/*.tsx").filter((file) => !isTest(file));
    const shown = new Set(examples.map(([part]) => part));
    expect(
      primitives.map((file) => file.replace(/^.*\/|\.tsx$/g, "")).filter((name) => !shown.has(name)),
    ).toEqual([]);
  });
});
