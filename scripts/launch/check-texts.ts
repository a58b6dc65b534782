import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkitten";
import { readSource } from "../../src/lib/content/content-file.ts";
import type { References } from "../../src/lib/content/facts.schema.ts";
import { HEADING_LIMITS } from "../../src/lib/content/heading-limits.ts";
import { fillFacts } from "../../src/lib/content/references.ts";
import { staticFont } from "../../src/styles/typeface.ts";
import { formatPlace, type LaunchIssue } from "./issue.ts";

/** The files of the web font that pages load (astro.config.ts); all weights have the same letters. */
const FONTS = [staticFont(400), staticFont(400).replace("-latin-", "-latin-ext-")].map(
  (file) => create(readFileSync(createRequire(import.meta.url).resolve(file))) as Font,
);
/** Drawn by the fallback font, because they stand alone: an arrow, and a box to tick. */
const ALONE = "→☐";
/** Search doesn't find words with invisible characters. The build removes the usual ones. */
const INVISIBLE = /[\p{Cf}\p{Mn}\u2000-\u200a]/u;

/** A line of a content file. Each text is on one line (src/editor/content-layout.test.ts). */
const LINE = /^\s*(?:- )*(?:([\w-]+): )?(['"]?)(.*)\2$/;

/**
 * Finds texts that can't be displayed well: with letters that the web font lacks, and long headlines.
 * @throws CopyError for a heading that no build accepts
 */
export function checkTexts(
  references: References,
  files = globSync("src/content/**/*.{yaml,md}").sort(),
): LaunchIssue[] {
  return files.flatMap((file) =>
    readSource(file)
      .split(/\r?\n/)
      .flatMap((line, index) => {
        const [, field, , text = ""] = LINE.exec(line) ?? [];
        const where = formatPlace(file, index + 1, field);
        return checkText(text, references, field).map((what) => ({ where, what }));
      }),
  );
}

function isMissing(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isInFont = FONTS.some((font) => font.hasGlyphForCodePoint(code));
  return INVISIBLE.test(character) || !(isInFont || ALONE.includes(character));
}

/** @param field the key before the text, if there is one */
function checkText(text: string, references: References, field?: string): string[] {
  const problems: string[] = [];
  const unknown = [...new Set(text)].filter(isMissing).map((character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `“${character}” (U+${code})`;
  });
  if (unknown.length > 0) problems.push(`the web font has no ${unknown.join(", ")}. Write it otherwise.`);
  const limits = HEADING_LIMITS[field ?? ""];
  if (!limits) return problems;
  const { characters, letters = Infinity } = limits;
  // As visitors read it.
  const filled = fillFacts(text, references);
  if (filled.length > characters) problems.push(`has ${filled.length} characters; ${characters} fit.`);
  const longWord = filled.split(/[\s-]+/).find((word) => word.length > letters);
  if (longWord) problems.push(`“${longWord}” is cut in the middle on a phone; ${letters} letters fit.`);
  return problems;
}
