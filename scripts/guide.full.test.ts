import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runInCopy } from "../tests/support/run-in-copy.ts";

const MAKE = ["scripts/guide.ts"];

it("the guide has room for facts of any length", () => {
  const long = "with a name that goes on ".repeat(3).trim();
  const { status, stdout, stderr } = runInCopy(MAKE, "src/content/site.yaml", (text) =>
    text
      // With letters that the file of the Latin subset lacks.
      .replace(/^(tagline|legalName|qualifiedLead|winRate): .*$/gm, `$1: A Žürii ${long}`)
      .replace(/^url: .*$/m, `url: https://www.${"a-long-address".repeat(4)}.ee`)
      .replace(/^email: .*$/m, `email: hello@${"a-long-address".repeat(4)}.ee`)
      .replace(/^ {2}country: .*$/m, `  country: A country ${long}`),
  );
  expect(stderr).toBe("");
  expect(stdout).toMatch(/: 12\spages, \d+\sKB\n$/);
  expect(status).toBe(0);
});

it("a chapter that is too long is named", () => {
  const file = "src/content/guide/06-account-growth.md";
  const { status, stderr } = runInCopy(MAKE, file, (text) => text + "\nAnother line.\n".repeat(30));
  const title = /^title: (.*)$/m.exec(readFileSync(file, "utf8"))?.[1];
  expect(stderr).toMatch(/^This doesn't fit on its page:\n.*\n.*guide\.css\.\n$/);
  expect(stderr).toMatch(new RegExp(`\n {2}6 ${title}\n`));
  expect(status).toBe(1);
});
