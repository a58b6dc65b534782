import { readFileSync } from "node:fs";
import type { z } from "astro/zod";
import { ContentError } from "../lib/content-error.ts";
import { INVISIBLE, withPlainSpaces } from "../lib/normalize-input.ts";
import { fillReferences, findWrongBrace, type Known, parseWith } from "../schemas/references.ts";
import { selectParts } from "./markdown-parts.ts";
import { findRefused } from "./markdown-rules.ts";
import { loadTexts, QUOTE_IT } from "./yaml.ts";

/** The front matter of a Markdown file; the first group is its YAML. */
export const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** The files of a build, before facts are filled in. Of the process: Astro bundles this module again for the pages. */
const ofBuild = globalThis as { parsedContent?: Map<string, ReturnType<typeof parse>> };
ofBuild.parsedContent ??= new Map();

/**
 * Reads a YAML or Markdown file: once in a build, else each time, because an editor or a test may have changed it.
 * @param known what its texts can name outside of it
 * @returns its fields, and its text in Markdown
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema, known: Known) {
  const content = ofBuild.parsedContent?.get(file) ?? parse(file, schema, known);
  if (process.env["NODE_ENV"] === "production") ofBuild.parsedContent?.set(file, content);
  const data = mapParts(content.data, (part) =>
    typeof part === "string" ? fillReferences(part, known.site) : part,
  );
  return { data: data as z.infer<Schema>, body: fillMarkdown(file, content.body, known.site) };
}

function parse(file: string, schema: z.ZodType, known: Known) {
  const source = normalize(readFileSync(file, "utf8"));
  const [head = "", fields = ""] = FRONT_MATTER.exec(source) ?? [];
  // The empty line stands for “---”, so that the lines of mistakes are those of the file.
  const [yaml, body] = file.endsWith(".md") ? [`\n${fields}`, source.slice(head.length)] : [source, ""];
  const { values, mistakes: cut } = loadTexts(file, yaml);
  // An empty text counts as missing: z.coerce would take it for 0.
  const isEmpty = (part: unknown) => part === null || (typeof part === "string" && !part.trim());
  const given = mapParts(values, (part) => (isEmpty(part) ? undefined : part));
  // Before facts are filled in, so that none makes a text too long.
  const { data, error } = parseWith(known, () => schema.safeParse(given, { error: explain }));
  const mistakes = [...findRefused(body), ...cut, ...(error?.issues ?? [])];
  if (mistakes.length > 0) throw new ContentError(file, mistakes);
  return { data, body };
}

const mapParts = (value: unknown, change: (part: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) => change(part));

/** Says what to do about a value that is missing, or of another type. */
const explain: z.core.$ZodErrorMap = ({ input, code, expected }) => {
  if (input === undefined) return "is missing, or empty";
  if (code !== "invalid_type") return undefined;
  if (expected === "string") return `is no text. ${QUOTE_IT}`;
  if (expected === "object") return "must be fields, each on a line of its own";
  const isList = expected === "array" && `${input}`.startsWith("-");
  return isList ? "must be a list: write a space after each -" : undefined;
};

/**
 * Chooses the parts of a Markdown text, or of its HTML, and fills in its references.
 * @param encode escapes each value for the text's format
 * @throws Error that names the file
 */
export function fillMarkdown(
  file: string,
  text: string,
  site: Known["site"],
  encode?: (value: string) => string,
) {
  const lines = normalize(text).replace(LINE_SEPARATORS, "\n");
  const shown = site ? selectParts(file, lines, site) : lines;
  const message = findWrongBrace(shown, [], site);
  if (message) throw new ContentError(file, [{ message }]);
  return fillReferences(shown, site, encode);
}

/** Removes what depends on the computer, or comes with a paste. */
const normalize = (text: string) =>
  withPlainSpaces(text.replaceAll("\r\n", "\n").normalize("NFC").replace(INVISIBLE, ""));

/** As word processors write line breaks. In YAML they stay: its schemas write them as spaces. */
const LINE_SEPARATORS = /[\v\f\u0085\u2028\u2029]/g;
