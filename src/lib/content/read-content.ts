import { readFileSync } from "node:fs";
import type { z } from "astro/zod";
// The parser of Astro's own loader.
import { FAILSAFE_SCHEMA, load, Type } from "js-yaml";
import type { Site } from "../../schemas/site.ts";
import { INVISIBLE } from "../normalize-input.ts";
import { fillReferences, NotGivenError, selectParts } from "./references.ts";

/** The front matter of a Markdown file; the first group is its YAML. */
export const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const NULL = new Type("tag:yaml.org,2002:null", {
  kind: "scalar",
  resolve: (text) => text === "null",
  construct: () => null,
});
/** Every other value is a text, also one that looks like a date; the schemas convert numbers. */
const TEXTS = FAILSAFE_SCHEMA.extend({ implicit: [NULL] });

interface Mistake {
  message: string;
  path?: readonly PropertyKey[];
}

/**
 * Reads a YAML file.
 * @param site the facts to which its texts refer; left out for the facts themselves
 * @throws Error that names the file, the field and the reason of each mistake
 */
export const readYaml = <Schema extends z.ZodType>(file: string, schema: Schema, site?: Site) =>
  parse(file, normalize(readFileSync(file, "utf8")), schema, site);

/**
 * Reads a Markdown file.
 * @returns its fields, and its text in Markdown
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function readMarkdown<Schema extends z.ZodType>(file: string, schema: Schema, site: Site) {
  const source = normalize(readFileSync(file, "utf8"));
  const data = parse(file, FRONT_MATTER.exec(source)?.[1] ?? "", schema, site);
  return { data, body: fillMarkdown(file, source.replace(FRONT_MATTER, ""), site) };
}

/**
 * Chooses the parts of a Markdown text, or of its HTML, and fills in its references.
 * @param encode escapes each value for the text's format
 * @throws Error that names the file
 */
export function fillMarkdown(
  file: string,
  text: string,
  site: Site,
  encode?: (value: string) => string,
): string {
  try {
    return fillReferences(selectParts(normalize(text), site), site, encode);
  } catch (error) {
    throw mistakesIn(file, [error as Error]);
  }
}

/** Removes how a computer has written a text: its line breaks, letters in two characters, and invisible ones. */
const normalize = (text: string) => text.replaceAll("\r\n", "\n").normalize("NFC").replace(INVISIBLE, "");

function parse<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  site?: Site,
): z.infer<Schema> {
  let data: unknown;
  try {
    data = load(source, { schema: TEXTS });
  } catch (error) {
    throw mistakesIn(file, [error as Error]);
  }
  const mistakes: Mistake[] = [];
  const notGiven = new Map<string, string>();
  const fill = (text: string, path: readonly PropertyKey[]) => {
    try {
      return site ? fillReferences(text, site) : text;
    } catch (error) {
      const { message } = error as Error;
      if (!(error instanceof NotGivenError)) mistakes.push({ message, path });
      else notGiven.set(path.join("."), message);
      return null;
    }
  };
  // Before the schema: limits hold for what visitors read, and an optional text may be left out.
  const { data: parsed, error } = schema.safeParse(mapTexts(data, fill));
  for (const { path, message } of mistakes.length === 0 ? (error?.issues ?? []) : []) {
    mistakes.push({ path, message: notGiven.get(path.join(".")) ?? message });
  }
  if (mistakes.length > 0) throw mistakesIn(file, mistakes);
  return parsed as z.infer<Schema>;
}

/** Replaces each text within a value. */
function mapTexts(
  value: unknown,
  change: (text: string, path: readonly PropertyKey[]) => unknown,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index]));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      // A count that is null isn't 0.
      .filter(([, item]) => item !== null)
      .map(([key, item]) => [key, mapTexts(item, change, [...path, key])]),
  );
}

function mistakesIn(file: string, mistakes: readonly Mistake[]): Error {
  const lines = mistakes.map(({ message, path }) => `✖ ${message}${path ? `\n  → ${path.join(".")}` : ""}`);
  return new Error(`There is a mistake in ${file}:\n${lines.join("\n")}`);
}
