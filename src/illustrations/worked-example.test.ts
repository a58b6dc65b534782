import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { getContent } from "../../tests/support/content.ts";
import { isDraft } from "../../tests/support/specification.ts";
import { formatNumber } from "../lib/format-number.ts";
import { layOutField } from "./worked-example.ts";

const { example } = getContent("pages/home").hero;

it("the drawing shows the numbers of the example, one for one", () => {
  const { companies, talked, threads } = layOutField(example);
  expect(companies.match(/h\.01/g)).toHaveLength(example.companies.number);
  expect(new Set(talked.map(String)).size).toBe(example.conversations.number);
  expect(threads.match(/M/g)).toHaveLength(example.leads.number);
});

it.skipIf(!isDraft)("the example of the hero is that of the guide's chapter 2", () => {
  const guide = readFileSync("src/content/guide/02-qualified-pipeline.md", "utf8");
  for (const { number } of [example.companies, example.conversations, example.leads, example.contracts]) {
    expect(guide).toContain(`= ${formatNumber(number)} |`);
  }
});
