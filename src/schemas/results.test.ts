import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { resultsSchema } from "./results.ts";

const file = load(readFileSync("src/content/results.yaml", "utf8")) as object;
const counted = { counted: "leads", countedBy: "the bank", period: "2024, after 2023", months: "12" };
const result = { client: "a bank", service: "training", ...counted, before: "31", after: "58" };
const results = [result, { ...result, client: "a shop" }];
const selection = { clients: "14", why: "the first", moreThanLuck: "1" };

it.each([
  ["counted", { results: [{ ...result, counted: "leads." }] }, /inside sentences/],
  ["countedBy", { results: [{ ...result, countedBy: "the bank." }] }, /inside sentences/],
  ["period", { results: [{ ...result, period: "2024." }] }, /inside sentences/],
  ["why", { selection: { ...selection, why: "the first." } }, /inside sentences/],
  ["clients", { selection: { ...selection, clients: "1" } }, /not be fewer/],
  ["moreThanLuck", { selection: { ...selection, moreThanLuck: "15" } }, /not be more/],
])("a mistake in “%s” is refused with its reason", (field, change, reason) => {
  const { issues = [] } = resultsSchema.safeParse({ ...file, results, selection, ...change }).error ?? {};
  expect(issues.map(({ path, message }) => [path.at(-1), message])).toEqual([
    [field, expect.stringMatching(reason)],
  ]);
});
