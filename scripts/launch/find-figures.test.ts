import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { findFigures } from "./find-figures.ts";

/** Returns the figures found in a text, with their lines. */
function figuresIn(text: string, name = "text"): string[] {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  return findFigures([file]).map((found) => found.replace(`${file}, `, ""));
}

it.each([
  ["worth $2 million", "“$2 million” (line 1)"],
  ["worth £500k a year", "“£500k” (line 1)"],
  ["2.5 million dollars", "“2.5 million” (line 1)"],
  ["100,000 USD", "“100,000 USD” (line 1)"],
  ["3x the leads", "“3x” (line 1)"],
  ["grow 2.5×.", "“2.5×” (line 1)"],
  ["a 10-fold rise", "“10-fold” (line 1)"],
  ["a\nthreefold rise", "“threefold” (line 2)"],
  ["forty-five percent", "“forty-five percent” (line 1)"],
  ["we tripled it", "“tripled” (line 1)"],
])("in %j a figure is found", (text, figure) => {
  expect(figuresIn(text)).toEqual([figure]);
});

it.each([
  "within 24 hours",
  "30-60 days",
  "10 to 200 people",
  "35 × 8 = 280",
  "ISO 27001",
  "{claim.average-growth}",
  "> **Example.** A deal of $2 million.",
])("in %j there is none", (text) => {
  expect(figuresIn(text)).toEqual([]);
});

it("percentages and amounts in euros are found among the facts, where the build refuses none", () => {
  const text = "pricing: 10% of it, from €2,000 a month";
  expect(figuresIn(text)).toEqual([]);
  expect(figuresIn(text, "site.yaml")).toEqual(["“10%” (line 1)", "“€2,000” (line 1)"]);
});
