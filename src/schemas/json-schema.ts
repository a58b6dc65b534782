import { z } from "astro/zod";
import { capitalize } from "../lib/capitalize.ts";

/** What a text may choose: a claim or a service by its name, a photo by its file. */
export type Chosen = "claim" | "service" | "photo";

/** What a schema tells the editor by meta(), which itself takes any key. */
export interface EditorMeta {
  title?: string;
  description?: string;
  /** The address of the page that shows the values. */
  page?: string;
  /** The hint for the text of a Markdown file. */
  body?: string;
  /** Editors don't see it. */
  hidden?: boolean;
  /** Editors see it, but can't change it. */
  isFixed?: boolean;
  /** The specification gives its words, and the editor says so. */
  isSpecified?: boolean;
  /** The editor has an input of one line. */
  isLine?: boolean;
  chooses?: Chosen;
  /** What a text may have in braces beside facts: filled in where it is used. */
  placeholders?: string[];
  /** The message for a value that doesn't match the pattern. */
  patternErrorMessage?: string;
}

/** A value's JSON Schema, as Zod writes it for the content's schemas. */
export interface ValueSchema extends z.core.JSONSchema.BaseSchema, EditorMeta {
  enum?: string[];
  properties?: Record<string, ValueSchema>;
  items?: ValueSchema;
  anyOf?: ValueSchema[];
}

/**
 * Converts a collection's schema to JSON Schema, as it is before transformations.
 * @param schema the collection's schema
 */
export function describeSchema(schema: z.ZodType): ValueSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as ValueSchema;
}

/** Returns the schema of a value that is given, also of one that may be left out. */
export const givenSchema = (schema: ValueSchema): ValueSchema =>
  schema.anyOf?.find(({ type }) => type !== "null") ?? schema;

/** Converts a property's name to a label: “whyUs” becomes “Why us”. */
export function toLabel(name: string): string {
  const words = name.replace(/[A-Z-]/g, (letter) => ` ${letter.toLowerCase().replace("-", "")}`);
  return capitalize(words);
}
