import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { getContent } from "../../../tests/support/content.ts";
import { isDraft } from "../../../tests/support/specification.ts";
import { ALPHA } from "./calculation.ts";
import { exampleCase } from "./numbers.ts";
import { describeCase } from "./texts.ts";

const assessedCase = exampleCase(getContent("pages/home").hero.example);
const { calculation, values } = describeCase(getContent("features/assessment").assessment, assessedCase);

it.skipIf(!isDraft)("how often luck reaches a critical count is what all texts say", () => {
  const contents = [getContent("pages/home"), getContent("features/assessment"), getContent("results")];
  const texts = JSON.stringify(contents);
  const said = [...texts.matchAll(/\b1 (?:time )?in (\d+)/g)].map(([, number]) => Number(number));
  expect(new Set(said)).toEqual(new Set([1 / ALPHA]));
});

it.skipIf(!isDraft)(
  "the last example of the guide's chapter 8 has the numbers of the assessment's example",
  () => {
    const chapter = readFileSync("src/content/guide/08-numbers.md", "utf8");
    const numbers = chapter
      .split("**Example.**")
      .at(-1)
      ?.match(/\d[\d.,]*\d%?|\d%?/g);
    const { now, goal, rate, rateNeeded, leadsNow, luck, months, stopMonths } = values;
    const { leadsNeeded = 0, byLeads, stop } = calculation ?? {};
    expect(numbers).toEqual(
      expect.arrayContaining([
        ...[now, goal, rate, rateNeeded, leadsNow, `${leadsNeeded}`, luck],
        ...[months, `${byLeads?.pace}`, `${byLeads?.count}`, stopMonths, `${stop?.count}`],
      ]),
    );
  },
);
