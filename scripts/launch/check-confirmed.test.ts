import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { checkConfirmed, confirmAll } from "./check-confirmed.ts";

it("figures and dates of legal texts are asked about once, and again when they change", () => {
  workInTemporaryFolder("src/content");
  const asked = () =>
    checkConfirmed("confirmed.json").flatMap(({ where }) => (where === "src/content" ? [] : [where]));
  const change = (file: string, from: RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));

  expect(asked()).toEqual(["src/content/claims.yaml", "src/content/legal"]);
  confirmAll("confirmed.json");
  expect(asked()).toEqual([]);
  change("src/content/legal/terms.md", /^title: /m, "title: New ");
  expect(asked()).toEqual([]);
  change("src/content/legal/terms.md", /^updated: .*$/m, "updated: May 2030");
  expect(asked()).toEqual(["src/content/legal"]);
  change("src/content/claims.yaml", /^ +value: .*$/m, "    value: 1");
  expect(asked()).toEqual(["src/content/claims.yaml", "src/content/legal"]);
});

it("figures in forms that the build allows are asked about, with their places", () => {
  workInTemporaryFolder("src/content");
  const asked = () => checkConfirmed("confirmed.json").find(({ where }) => where === "src/content")?.what;
  const terms = "src/content/legal/terms.md";
  confirmAll("confirmed.json");
  expect(asked()).toBeUndefined();
  const lines = readFileSync(terms, "utf8").split("\n").length;
  appendFileSync(terms, "\nWe bring 3x.\n");
  expect(asked()).toContain(`“3x” (${terms}, line ${lines + 1})`);
  confirmAll("confirmed.json");
  expect(asked()).toBeUndefined();
  appendFileSync(terms, "\nWorth $2 million.\n");
  expect(asked()).toContain("“$2 million”");
});
