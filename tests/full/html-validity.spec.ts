import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { HtmlValidate } from "html-validate";
import { expect, ROUTES, test } from "../fixtures";

const run = promisify(execFile);
const pages = globSync("dist/**/*.html");

test("every page passes html-validate", async () => {
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  expect(pages.length).toBeGreaterThan(ROUTES.length);
  for (const file of pages) {
    const { results } = await validator.validateFile(file);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
  }
});

/** Messages about features newer than the checker. Each feature is checked elsewhere. */
const NEWER_THAN_THE_CHECKER = [
  "CSS: .*", // Layers, nesting, scroll-driven animations. The build parses all styles.
  "Trailing slash on void elements .*", // Only matters for unquoted attributes; React quotes all of them.
  "Bad value “speculationrules” .*", // A standard type of script element.
  ".*Unrecognised directive-name: .trusted-types.*", // Trusted Types, in the policy.
].join("|");

test("every page passes the Nu HTML Checker", async () => {
  const java = await run("java", ["-version"]).catch(() => null);
  test.skip(!java, "needs Java: “sudo apt-get install default-jre-headless” on Debian");
  const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const { stdout } = await run("java", [
    ...["-jar", checker, "--stdout", "--exit-zero-always", "--format", "gnu"],
    ...["--filterpattern", NEWER_THAN_THE_CHECKER],
    ...pages,
  ]);
  expect(stdout.split("\n").filter(Boolean)).toEqual([]);
});
