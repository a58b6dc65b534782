/**
 * Clones the last commit, replaces its facts by those of another company, and runs a command there;
 * by default all tests. A test that fails only there expects this company's facts instead of
 * reading them from the content.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { linkPackages } from "./copy-project.ts";

const FACTS: object = parse(readFileSync("scripts/other-company.yaml", "utf8"));
/** The hue of the accent in the light and the dark theme. */
const ACCENT_HUE =
  /(--color-accent[\w-]*: light-dark\(oklch\([\d.]+ [\d.]+) \d+(\), oklch\([\d.]+ [\d.]+) \d+/g;
const ALL_TESTS = [
  "npm run test:unit",
  "npm run build",
  // The snapshots contain texts, so they are updated as after any change of texts
  // (CONTRIBUTING.md).
  "npm run test:browser -- tests/aria.spec.ts --update-snapshots",
  "npm run test:browser",
];

const folder = mkdtempSync(join(tmpdir(), "other-company-"));
const command = process.argv.slice(2).join(" ");
try {
  execFileSync("git", ["clone", "--quiet", ".", folder]);
  linkPackages(folder);
  enterFacts();
  const failed = ["npm run guide", ...(command ? [command] : ALL_TESTS)].filter((line) => !run(line));
  for (const line of failed) console.error(`Failed with the facts of another company: ${line}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, maxRetries: 5 });
}

function enterFacts(): void {
  changeYaml("src/content/site.yaml", FACTS);
  for (const file of globSync("src/content/services/*.yaml", { cwd: folder })) {
    changeYaml(file, {
      summary: "What another company says of this service, in one sentence of the same length.",
    });
  }
  for (const file of globSync("src/content/legal/*.md", { cwd: folder })) {
    change(file, (text) => text.replace(/^updated: .*$/m, "updated: March 2031"));
  }
  change("src/styles/tokens.css", (text) => text.replace(ACCENT_HUE, "$1 150$2 150"));
}

function changeYaml(file: string, fields: object): void {
  change(file, (text) => {
    const document = parseDocument(text);
    for (const [field, value] of Object.entries(fields)) document.set(field, value);
    return document.toString({ lineWidth: 0, singleQuote: true });
  });
}

/** @throws Error if nothing was replaced */
function change(file: string, edit: (text: string) => string): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = edit(before);
  if (after === before) throw new Error(`${file} has nothing of this company to change.`);
  writeFileSync(path, after);
}

/** @returns whether the command succeeded */
function run(line: string): boolean {
  return spawnSync(line, { cwd: folder, shell: true, stdio: "inherit" }).status === 0;
}
