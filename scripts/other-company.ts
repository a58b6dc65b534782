/**
 * Clones the last commit, replaces its facts by those of another company and every text that the
 * specification doesn't fix by other words, and runs a command there; by default all quick tests.
 * Twice: with long facts and with short ones. A test that fails only there expects a text or a fact
 * of this company instead of reading it from the content.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { z } from "astro/zod";
import { type Document, parse, parseDocument } from "yaml";
import { collections } from "../src/content.config.ts";
import { FRONT_MATTER } from "../src/lib/content/content-file.ts";
import { loadFacts } from "../src/lib/content/facts.ts";
import { fillFactsDeep } from "../src/lib/content/references.ts";
import { rewriteText, rewriteYaml } from "../tests/support/other-texts.ts";
import { linkPackages } from "./copy-project.ts";

interface Copy {
  /** A file or a folder in src/content. */
  path: string;
  schema: z.ZodType;
}

const { references } = loadFacts();
const COMPANIES = ["scripts/other-company/long.yaml", "scripts/other-company/short.yaml"];
/** The hue of the accent in the light and the dark theme. */
const ACCENT_HUE =
  /(--color-accent[\w-]*: light-dark\(oklch\([\d.]+ [\d.]+) \d+(\), oklch\([\d.]+ [\d.]+) \d+/g;
/** A legal text to which nothing links yet, as its editor saves it first. */
const UNLINKED = `---
title: Security
description: How the company protects what its clients tell it, and who has checked it.
updated: March 2031
---

## Scope

All of {site.brand}.
`;
/** Without the size and the height of pages, because other words compress and wrap otherwise. */
const ALL_TESTS = [
  "npm run test:unit",
  "npm run build",
  "npm run test:browser -- --grep-invert 'with its styles has at most|px high at'",
];

const command = process.argv.slice(2).join(" ");
let folder = "";
for (const company of COMPANIES) {
  folder = mkdtempSync(join(tmpdir(), "other-company-"));
  try {
    execFileSync("git", ["clone", "--quiet", ".", folder]);
    linkPackages(folder);
    rewrite(parse(readFileSync(company, "utf8")));
    const failed = ["npm run guide", ...(command ? [command] : ALL_TESTS)].filter((line) => !run(line));
    for (const line of failed) console.error(`Failed with ${company} and other texts: ${line}`);
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 5 });
  }
}

function rewrite(facts: object): void {
  change("src/content/site.yaml", (text) =>
    changeYaml(text, (site) => {
      // The editor leaves out what is empty.
      for (const [name, value] of Object.entries(facts)) {
        if (value === null) site.delete(name);
        else site.set(name, value);
      }
    }),
  );
  const { site: _, ...copies } = collections;
  for (const { loader } of Object.values(copies) as unknown as { loader: Copy }[]) {
    const isValid = (data: unknown) => {
      try {
        return loader.schema.safeParse(fillFactsDeep(data, references)).success;
      } catch {
        // The name of a claim is no text.
        return false;
      }
    };
    const edit = (document: Document) => rewriteYaml(document, isValid);
    for (const file of globSync(`src/content/${loader.path}{,/*.yaml,/*.md}`, { cwd: folder })) {
      if (file.endsWith(".yaml")) change(file, (text) => changeYaml(text, edit));
      if (file.endsWith(".md")) change(file, (text) => changeMarkdown(text, edit));
    }
  }
  writeFileSync(join(folder, "src/content/legal/unlinked.md"), UNLINKED);
  change("src/styles/tokens.css", (text) => text.replace(ACCENT_HUE, "$1 150$2 150"));
}

function changeMarkdown(text: string, edit: (document: Document) => void): string {
  const [head = "", fields = ""] = FRONT_MATTER.exec(text) ?? [];
  return `---\n${changeYaml(fields, edit)}---\n${rewriteText(text.slice(head.length))}`;
}

function changeYaml(text: string, edit: (document: Document) => void): string {
  const document = parseDocument(text);
  edit(document);
  return document.toString({ lineWidth: 0, singleQuote: true });
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
