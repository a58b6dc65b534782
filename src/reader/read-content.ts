import { readFileSync } from "node:fs";
import type { z } from "astro/zod";
// The parser of Astro's own loader.
import { FAILSAFE_SCHEMA, load, Type } from "js-yaml";
import { INVISIBLE, normalizeLine } from "../lib/normalize-input.ts";
import { type Chosen, describeSchema, givenSchema, type ValueSchema } from "../schemas/json-schema.ts";
import type { Site } from "../schemas/site.ts";
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

/** The mistakes in a file. */
class ContentError extends Error {}

/** What a Markdown text must not have: a second title of the page, and what the site's policy blocks. */
const REFUSED: readonly [RegExp, string][] = [
  [
    /^[ >]*#\s.*|^.*\S.*\n {0,3}=+[ \t]*$|<h1\b.*/gim,
    "would be a second title of the page, whose title is a field above the text. Remove it, or begin it with ## (in a chapter of the guide ###)",
  ],
  [
    /!\[[^\]]*\](\[|\(\s*<?(https?:)?\/\/).*|<img\b[^>]*\bsrc=["']?(https?:)?\/\/.*|<(iframe|video|audio|embed|object)\b.*/gi,
    "is a picture, video or frame from elsewhere, which this site blocks. Link to it instead: [words](https://…)",
  ],
];

/** Finds what a text chooses by its name, of each kind. Throws an error with the reason if it is unknown. */
export type Choices = Readonly<Record<Chosen, (name: string) => unknown>>;

/**
 * Reads a YAML file.
 * @param site the facts to which its texts refer; left out for the facts themselves, or if these are wrong
 * @throws Error that names the file, the field and the reason of each mistake
 */
export const readYaml = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  site?: Site,
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
  const refused = REFUSED.flatMap(([pattern, reason]) =>
    Array.from(text.matchAll(pattern), ([found]) => ({
      message: `“${found.trim().slice(0, 60)}” ${reason}.`,
    })),
  );
  const data = parse(file, FRONT_MATTER.exec(source)?.[1] ?? "", schema, site, undefined, refused);
  return { data, body: site ? fillMarkdown(file, text, site) : text };
}

/**
 * Chooses the parts of a Markdown text, or of its HTML, and fills in its references.
 * @param encode escapes each value for the text's format
 * @throws Error that names the file
 */
export function fillMarkdown(file: string, text: string, site: Site, encode?: (value: string) => string) {
  try {
    return fillReferences(selectParts(normalize(text), site), site, encode);
  } catch (error) {
    throw mistakesIn(file, [error as Error]);
  }
}

const sources = new Map<string, string>();

/** Reads a file: in a build once, otherwise each time, because it may have changed. */
function readSource(file: string): string {
  const known = process.env["NODE_ENV"] === "production" ? sources.get(file) : undefined;
  const source = known ?? normalize(readFileSync(file, "utf8"));
  sources.set(file, source);
  return source;
}

/** Removes what depends on the computer: line breaks, letters written as two characters, invisible characters. */
const normalize = (text: string) => text.replaceAll("\r\n", "\n").normalize("NFC").replace(INVISIBLE, "");

function parse<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  site?: Site,
  choices?: Choices,
  inText: readonly Mistake[] = [],
): z.infer<Schema> {
  let data: unknown;
  try {
    data = load(source, { schema: TEXTS }) ?? {};
  } catch (error) {
    throw mistakesIn(file, [error as Error]);
  }
  const mistakes = [...inText];
  /** The mistakes of a file from which a text chooses. */
  let elsewhere: ContentError | undefined;
  const notGiven = new Map<string, string>();
  const fill = (text: string | null) => (site && text ? normalizeLine(fillReferences(text, site)) : text);
  const check: Change = (text, path, { chooses }) => {
    // Counts as missing: z.coerce would take an empty number for 0.
    if (!text?.trim()) return undefined;
    try {
      if (chooses && choices) return choices[chooses](text);
      fill(text);
      return text;
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof ContentError) elsewhere = error;
      else if (!(error instanceof NotGivenError)) mistakes.push({ message, path });
      else notGiven.set(path.join("."), message);
      return undefined;
    }
  };
  // Validated before facts are filled in, so that none makes a text too long. A text without its fact is left out.
  const { data: parsed, error } = schema.safeParse(mapTexts(data, check, describeSchema(schema)), {
    error: explain,
  });
  const unfilled = mistakes.map(({ path }) => path?.join("."));
  for (const { path, message } of error?.issues ?? []) {
    const place = path.join(".");
    if (!unfilled.includes(place)) mistakes.push({ path, message: notGiven.get(place) ?? message });
  }
  if (mistakes.length > 0) throw mistakesIn(file, mistakes);
  if (elsewhere) throw elsewhere;
  return mapTexts(parsed, fill) as z.infer<Schema>;
}

/** Says what to do about a value that is missing, or isn't a number. */
const explain: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return "is missing, or empty";
  if (issue.code !== "invalid_type") return undefined;
  return ["number", "int"].includes(issue.expected) ? "must be a whole number" : undefined;
};

type Change = (text: string | null, path: readonly PropertyKey[], schema: ValueSchema) => unknown;

/** Replaces each text, and null, within a value of a schema. */
function mapTexts(
  value: unknown,
  change: Change,
  valueSchema: ValueSchema = {},
  path: readonly PropertyKey[] = [],
): unknown {
  const schema = { ...valueSchema, ...givenSchema(valueSchema) };
  if (typeof value === "string" || value === null) return change(value, path, schema);
  const map = (item: unknown, key: PropertyKey, of?: ValueSchema) =>
    mapTexts(item, change, of, [...path, key]);
  if (Array.isArray(value)) return value.map((item, index) => map(item, index, schema.items));
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, map(item, key, schema.properties?.[key])]),
  );
}

/** The error for a file with mistakes. */
export function mistakesIn(file: string, mistakes: readonly Mistake[]): Error {
  const lines = mistakes.map(
    ({ message, path }) => `✖ ${message}${path?.length ? `\n  → ${placeOf(path)}` : ""}`,
  );
  return new ContentError(`There is a mistake in ${file}:\n${lines.join("\n")}`);
}

/** Names a field; items of a list as a person counts them, such as “faq.items[no. 1].answer”. */
const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === "number" ? `[no. ${key + 1}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
