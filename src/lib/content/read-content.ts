import { readFileSync } from "node:fs";
import type { z } from "astro/zod";
// The parser of Astro's own loader.
import { load } from "js-yaml";
import type { Facts, References } from "./facts.schema.ts";
import { nameField } from "./json-schema.ts";
import { refuseMistakes } from "./markdown-rules.ts";
import { fillReferences, fillValue, refuseFigures, selectParts, TextError } from "./references.ts";

/** The folder of all texts and facts. */
export const CONTENT_FOLDER = "src/content";
/** The front matter of a Markdown file; the first group is its YAML. */
export const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * Validates the data of a content file, after its references are filled in, so that limits hold for
 * what visitors read.
 * @param file its path, for messages
 * @param data the parsed YAML
 * @param references left out for the files of the facts themselves
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  data: unknown,
  schema: Schema,
  references?: References,
): z.infer<Schema> {
  const name = (path: readonly PropertyKey[]) => nameField(schema, path);
  const filled = references ? inFile(file, () => fillValue(data, references), name) : data;
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  throw mistakesIn(file, result.error.issues, name);
}

/**
 * Chooses the parts of a Markdown text, or of its HTML, and fills in its references.
 * @param written the Markdown text, in which figures and dead links are refused
 * @param text the Markdown text, or its HTML
 * @param encode escapes each value for the text's format
 * @throws Error that names the file
 */
export function fillMarkdown(
  file: string,
  written: string,
  { site, references }: Facts,
  text = written,
  encode?: (value: string) => string,
): string {
  return inFile(file, () => {
    refuseFigures(written);
    refuseMistakes(written);
    return fillReferences(selectParts(text, site), references, encode);
  });
}

/** @throws Error that names the file and the field of a TextError */
function inFile<T>(file: string, action: () => T, name = (_: readonly PropertyKey[]) => "Text"): T {
  try {
    return action();
  } catch (error) {
    throw error instanceof TextError ? mistakesIn(file, [error], name) : error;
  }
}

interface Mistake {
  message: string;
  path: readonly PropertyKey[];
}

/** Returns an error that names the file, and each field as the editor shows it. */
function mistakesIn(
  file: string,
  mistakes: readonly Mistake[],
  name: (path: Mistake["path"]) => string,
): Error {
  const lines = mistakes.map(
    ({ message, path }) => `✖ ${message}\n  → ${[path.join("."), name(path)].filter(Boolean).join(": ")}`,
  );
  return new Error(`There is a mistake in ${file}:\n${lines.join("\n")}`);
}

/**
 * Reads a YAML file as visitors see it, outside of Astro.
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  references?: References,
): z.infer<Schema> {
  return validate(file, load(readFileSync(file, "utf8")), schema, references);
}

/**
 * Reads a Markdown file as visitors see it, outside of Astro.
 * @returns its fields, and its text in Markdown
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function readMarkdown<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  facts: Facts,
): { data: z.infer<Schema>; body: string } {
  const source = readFileSync(file, "utf8");
  const data = load(FRONT_MATTER.exec(source)?.[1] ?? "");
  return {
    data: validate(file, data, schema, facts.references),
    body: fillMarkdown(file, source.replace(FRONT_MATTER, ""), facts),
  };
}
