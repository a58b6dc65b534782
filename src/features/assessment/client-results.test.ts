import { expect, it } from "vitest";
import { getContent } from "../../../tests/support/content.ts";
import { judgeResults } from "./client-results.ts";

const { copy } = getContent("results");
const counted = { counted: "leads", countedBy: "the bank", period: "2024, after 2023", months: 12 };
const result = { client: "a bank", service: "sales", work: null, ...counted, before: 31, after: 58 };
const selection = { clients: 14, why: "the first", moreThanLuck: 1 };

it("several results of a client are of one client", () => {
  const results = [result, { ...result, client: "A bank", counted: "contracts" }];
  const judged = judgeResults({ copy, results, selection });
  expect(judged.results.map(({ verdict }) => verdict)).toEqual(["moreThanLuck", "moreThanLuck"]);
});

it("fewer proven than are shown are refused with the file and the field", () => {
  const judge = () => judgeResults({ copy, results: [result], selection: { ...selection, moreThanLuck: 0 } });
  for (const part of ["src/content/results.yaml", "at least 1", "→ selection.moreThanLuck"]) {
    expect(judge).toThrow(part);
  }
});
