import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { getContent } from "../../../tests/support/content.ts";
import { isDraft } from "../../../tests/support/specification.ts";
import { ALPHA, calculate } from "./calculation.ts";
import { describeCase } from "./describe-case.ts";
import { describeExample } from "./example.ts";
import { exampleCase } from "./numbers.ts";

const { example } = getContent("pages/home").hero;
const { assessment } = getContent("features/assessment");
const { calculation, values } = describeCase(assessment, exampleCase(example));

it.each([
  ["fewer leads than contracts", 12, 11, 20, "must have as many leads as contracts"],
  ["a test that can't tell within a year", 6, 12, 8, "Give it more leads, or a higher goal"],
  ["a goal that luck wouldn't reach", 8, 10, 20, "must have a goal of at most 15"],
])(
  "an example with %s is refused with its file, its field and the remedy",
  (_, contracts, leads, goal, remedy) => {
    const numbers = {
      leads: { number: leads, text: "l" },
      contracts: { number: contracts, text: "c" },
      goal,
    };
    const describe = () => describeExample(assessment, { ...example, ...numbers });
    for (const part of ["src/content/pages/home.yaml", "→ hero.example", remedy]) {
      expect(describe).toThrow(part);
    }
  },
);

it.skipIf(!isDraft)("how often luck reaches a critical count is what all texts say", () => {
  const contents = [getContent("pages/home"), getContent("features/assessment"), getContent("results")];
  const texts = JSON.stringify(contents);
  const said = [...texts.matchAll(/\b1 (?:time )?in (\d+)/g)].map(([, number]) => Number(number));
  expect(new Set(said)).toEqual(new Set([1 / ALPHA]));
});

it.skipIf(!isDraft)("the last example of the guide's chapter 8 is that of the assessment", () => {
  const chapter = readFileSync("src/content/guide/08-numbers.md", "utf8");
  const example = chapter.split("**Example.**").at(-1) ?? "";
  const { now, goal, rate, rateNeeded, leadsNow, luck, months, stopMonths } = values;
  const { leadsNeeded, byLeads, stop } = calculation ?? {};
  const test = [months, byLeads?.pace, byLeads?.count, stopMonths, stop?.count];
  const numbers = [now, goal, rate, rateNeeded, leadsNow, leadsNeeded, luck, ...test].map(String);
  expect(example.match(/\d[\d.,]*\d%?|\d%?/g)).toEqual(expect.arrayContaining(numbers));
});

/** From how many a year on a year shows a gain, also of each larger number. */
const fewestFor = (gain: number) => {
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
  const isWeak = (count: number) => calculate({ contracts: count, leads: count, goal: count * gain })?.isWeak;
  return `${numbers.findLastIndex(isWeak) + 2}`;
};
const FEWEST = [2, 5 / 3, 1.5].map(fewestFor);

it("a year shows that 13 double, that 26 become two thirds more, and 40 half more", () => {
  expect(FEWEST).toEqual(["13", "26", "40"]);
});

it.skipIf(!isDraft)("the texts say from how many on a year shows it", () => {
  const { points } = getContent("features/assessment").assessment.method;
  expect(points.join(" ").match(/\d+(?= a year to see| for (?:two|half))/g)).toEqual(FEWEST);
});
