import { readFileSync } from "node:fs";
import type { z } from "astro/zod";
import { ContentError, type Mistake } from "../lib/content-error.ts";
import { INVISIBLE } from "../lib/normalize-input.ts";
import { type Chosen, describeSchema, givenSchema, type ValueSchema } from "../schemas/json-schema.ts";
import type { Site } from "../schemas/site.ts";
import { findRefused } from "./markdown-rules.ts";
import { checkBraces, fillReferences, NotGivenError, selectParts } from "./references.ts";
import { findCutTexts, loadTexts } from "./yaml.ts";

/** The front matter of a Markdown file; the first group is its YAML. */
export const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Finds what a text chooses by its name, of each kind. Throws an error with the reason if it is unknown. */
export type Choices = Readonly<Record<Chosen, (name: string) => unknown>>;

/**
 * Reads a YAML file.
 * @param site the facts to which its texts refer: none for the facts themselves; left out if these are wrong
 * @throws Error that names the file, the field and the reason of each mistake
 */
export const readYaml = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  site?: Partial<Site>,
  choices?: Choices,
) => parse(file, readSource(file), schema, site, choices);

/**
 * Reads a Markdown file.
 * @returns its fields, and its text in Markdown
 * @throws Error that names the file, the field and the reason of each mistake
 */
export function readMarkdown<Schema extends z.ZodType>(file: string, schema: Schema, site?: Site) {
  const source = readSource(file);
  const text = source.replace(FRONT_MATTER, "");
  const yaml = FRONT_MATTER.exec(source)?.[1] ?? "";
  const data = parse(file, yaml, schema, site, undefined, findRefused(text));
  return { data, body: fillMarkdown(file, text, site) };
}

/**
 * Chooses the parts of a Markdown text, or of its HTML, and fills in its references.
 * @param encode escapes each value for the text's format
 * @throws Error that names the file
 */
export function fillMarkdown(file: string, text: string, site?: Site, encode?: (value: string) => string) {
  try {
    const shown = site ? selectParts(normalize(text), site) : text;
    checkBraces(shown, site);
    return fillReferences(shown, site, encode);
  } catch (error) {
    throw new ContentError(file, [error as Error]);
  }
}

const readSource = (file: string) => normalize(readFileSync(file, "utf8"));

/** Removes what depends on the computer: line breaks, letters written as two characters, invisible characters. */
const normalize = (text: string) => text.replaceAll("\r\n", "\n").normalize("NFC").replace(INVISIBLE, "");

function parse<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  site?: Partial<Site>,
  choices?: Choices,
  mistakesInBody: readonly Mistake[] = [],
): z.infer<Schema> {
  let data: unknown;
  try {
    data = loadTexts(source);
  } catch (error) {
    throw new ContentError(file, [error as Error]);
  }
  /** The mistakes of a file from which a text chooses: reported if this one has none of its own. */
  let elsewhere: ContentError | undefined;
  /** Returns what the schema gets for a text: a symbol with the reason, which no schema takes, for a mistake. */
  const toValue: Change = (text, { chooses, placeholders, anyOf }) => {
    // Counts as missing: z.coerce would take an empty number for 0.
    if (!text?.trim()) return undefined;
    try {
      if (chooses && choices) return choices[chooses](text);
      checkBraces(text, site, placeholders);
      return text;
    } catch (error) {
      if (error instanceof ContentError) elsewhere = error;
      // An optional text without its fact is left out.
      else if (!(error instanceof NotGivenError && anyOf)) return Symbol((error as Error).message);
      return null;
    }
  };
  // Validated before facts are filled in, so that none makes a text too long.
  const { data: parsed, error } = schema.safeParse(mapTexts(data, toValue, describeSchema(schema)), {
    error: explain,
  });
  const mistakes = [...mistakesInBody, ...findCutTexts(source), ...(error?.issues ?? [])];
  if (mistakes.length > 0) throw new ContentError(file, mistakes);
  if (elsewhere) throw elsewhere;
  return mapTexts(parsed, (text) => text && fillReferences(text, site)) as z.infer<Schema>;
}

/** Says what to do about a mistake in a text, and a value that is missing, or isn't a number. */
const explain: z.core.$ZodErrorMap = ({ input, code, expected }) => {
  if (typeof input === "symbol") return input.description;
  if (input === undefined) return "is missing, or empty";
  if (code !== "invalid_type") return undefined;
  return ["number", "int"].includes(expected) ? "must be a whole number" : undefined;
};

type Change = (text: string | null, schema: ValueSchema) => unknown;

/** Replaces each text, and null, within a value of a schema. */
function mapTexts(value: unknown, change: Change, valueSchema: ValueSchema = {}): unknown {
  const schema = { ...valueSchema, ...givenSchema(valueSchema) };
  if (typeof value === "string" || value === null) return change(value, schema);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, schema.items));
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, schema.properties?.[key])]),
  );
}
