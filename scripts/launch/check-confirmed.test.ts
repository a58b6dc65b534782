import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { checkConfirmed, confirmAll } from "./check-confirmed.ts";

it("figures and dates of legal texts are asked about once, and again when they change", () => {
  workInTemporaryFolder("src/content");
  const asked = () => checkConfirmed("confirmed.json").map(({ where }) => where);
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
