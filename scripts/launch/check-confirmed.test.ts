import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { checkConfirmed, confirmAll } from "./check-confirmed.ts";

it("figures and dates of legal texts are asked about once, and again when they change", () => {
  workInTemporaryFolder("src/content");
  // Whether the texts have figures in other forms is their editor's.
  const asked = () =>
    checkConfirmed("confirmed.json")
      .map(({ where }) => where)
      .filter((where) => where !== "src/content");
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
  workInTemporaryFolder();
  mkdirSync("src/content/legal", { recursive: true });
  writeFileSync("src/content/claims.yaml", "claims: []\n");
  const terms = "src/content/legal/terms.md";
  writeFileSync(terms, "---\nupdated: July 2025\n---\n");
  const asked = () => checkConfirmed("confirmed.json").find(({ where }) => where === "src/content")?.what;
  expect(asked()).toBeUndefined();
  appendFileSync(terms, "\nWe bring 3x.\n");
  expect(asked()).toContain(`“3x” (${terms}, line 5)`);
  confirmAll("confirmed.json");
  expect(asked()).toBeUndefined();
  appendFileSync(terms, "\nWorth $2 million.\n");
  expect(asked()).toContain("“$2 million”");
});
