import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyProject, plainEnvironment } from "../tests/support/copy-project.ts";

/** Makes the guide of a copy of the project in which this file has another text. */
function makeGuide(file: string, change: (text: string) => string) {
  const cwd = copyProject();
  onTestFinished(() => rmSync(cwd, { recursive: true, maxRetries: 5 }));
  const path = join(cwd, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  const env = { ...plainEnvironment() };
  return spawnSync(process.execPath, ["scripts/guide.ts"], { cwd, env, encoding: "utf8" });
}

it("the guide has room for facts of any length", () => {
  const long = "with a name that goes on ".repeat(3).trim();
  const { status, stdout, stderr } = makeGuide("src/content/site.yaml", (text) =>
    text
      // With letters that the file of the Latin subset lacks.
      .replace(/^(tagline|legalName|qualifiedLead|winRate): .*$/gm, `$1: A Žürii ${long}`)
      .replace(/^url: .*$/m, `url: https://www.${"a-long-address".repeat(4)}.ee`)
      .replace(/^email: .*$/m, `email: hello@${"a-long-address".repeat(4)}.ee`)
      .replace(/^ {2}country: .*$/m, `  country: A country ${long}`),
  );
  expect(stderr).toBe("");
  expect(stdout).toMatch(/: 12 pages, \d+ KB\n$/);
  expect(status).toBe(0);
});

it("a chapter that is too long is named", () => {
  const file = "src/content/guide/06-account-growth.md";
  const { status, stderr } = makeGuide(file, (text) => `${text}\n${"Another line.\n\n".repeat(30)}`);
  const title = /^title: (.*)$/m.exec(readFileSync(file, "utf8"))?.[1];
  expect(stderr).toMatch(/^This doesn't fit on its page:\n.*\n.*guide\.css\.\n$/);
  expect(stderr).toMatch(new RegExp(`\n {2}6 ${title}\n`));
  expect(status).toBe(1);
});
