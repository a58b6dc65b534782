import { z } from "astro/zod";
import { capitalize } from "../lib/capitalize.ts";

/** A value's JSON Schema (draft 2020-12), as far as Zod writes it for the content's schemas. */
export interface ValueSchema {
  type?: "string" | "integer" | "null" | "array" | "object";
  /** The label and the hint for editors, from the schema's meta() or describe(). */
  title?: string;
  description?: string;
  /** From the schema's meta(): the page that shows the values; the hint for the text of a Markdown
   * file. */
  page?: string;
  body?: string;
  /** From the schema's meta(): not shown to editors; shown only; from the specification; a text of one
   * line; the name of a claim or a service; the file of a photo. */
  hidden?: boolean;
  isFixed?: boolean;
  isSpecified?: boolean;
  isLine?: boolean;
  isClaim?: boolean;
  isService?: boolean;
  isPhoto?: boolean;
  enum?: string[];
  pattern?: string;
  /** The message for a value that doesn't match the pattern, from the schema's meta(). */
  patternErrorMessage?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, ValueSchema>;
  required?: string[];
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
