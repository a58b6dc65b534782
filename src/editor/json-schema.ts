import { z } from "astro/zod";
import { capitalize } from "../lib/capitalize.ts";

/** A value's JSON Schema, as Zod writes it for the content's schemas, with what they add in meta(). */
export interface ValueSchema extends z.core.JSONSchema.BaseSchema {
  /** The page that shows the values; the hint for the text of a Markdown file. */
  page?: string;
  body?: string;
  /** Not shown to editors; shown only; from the specification; a text of one line. */
  hidden?: boolean;
  isFixed?: boolean;
  isSpecified?: boolean;
  isLine?: boolean;
  /** What is chosen by it: a claim or a service by its name, a photo by its file. */
  chooses?: "claim" | "service" | "photo";
  /** The message for a value that doesn't match the pattern. */
  patternErrorMessage?: string;
  enum?: string[];
  exclusiveMinimum?: number;
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

/** Converts a property's name to a label: “whyUs” becomes “Why us”. */
export function toLabel(name: string): string {
  const words = name.replace(/[A-Z-]/g, (letter) => ` ${letter.toLowerCase().replace("-", "")}`);
  return capitalize(words);
}
