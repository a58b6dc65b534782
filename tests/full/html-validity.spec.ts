import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { expect, ROUTES, skipWithout, test } from "../fixtures.ts";
import { missing } from "../support/program.ts";

const pages = globSync("dist/**/*.html");

/**
 * Astro writes this before a page's first island, wherever that is, and has no setting for another
 * place: https://github.com/withastro/astro/issues/10308
 */
const ISLAND_STYLE = "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>";
const readPage = (file: string) => readFileSync(file, "utf8").replace(ISLAND_STYLE, "");

/** Messages about features newer than the checker. Each feature is checked elsewhere. */
const NEWER_THAN_THE_CHECKER = [
  "CSS: .*", // Layers, nesting, scroll-driven animations. The build parses all styles.
  "Element .(circle|rect). is missing required attribute .(r|height)..*", // SVG 2: CSS can have them.
  "Trailing slash on void elements .*", // Only matters for unquoted attributes; React quotes all of them.
  "Bad value .speculationrules. .*", // A standard type of script element; Java may not know the quotes.
  ".*Unrecognised directive-name: .trusted-types.*", // Trusted Types, in the policy.
].join("|");

test("every page passes the Nu HTML Checker", () => {
  expect(pages.length).toBeGreaterThan(ROUTES.length);
  skipWithout(missing("java", ["-version"]));
  const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const copies = pages.map((file) => {
    const copy = test.info().outputPath(file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, readPage(file));
    return copy;
  });
  const options = ["--stdout", "--exit-zero-always", "--filterpattern", NEWER_THAN_THE_CHECKER];
  expect(execFileSync("java", ["-jar", checker, ...options, ...copies], { encoding: "utf8" })).toBe("");
});
