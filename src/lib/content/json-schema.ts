import { z } from "astro/zod";

/** A value's JSON Schema (draft 2020-12), as far as Zod writes it for the content's schemas. */
export interface ValueSchema {
  type?: "string" | "number" | "integer" | "boolean" | "null" | "array" | "object";
  /** The label and the hint for editors, from the schema's meta() or describe(). */
  title?: string;
  description?: string;
  /** From the schema's meta(): the page that shows the values; the hint for the text of a Markdown
   * file; the labels of choices. */
  page?: string;
  body?: string;
  choices?: Record<string, string>;
  /** From the schema's meta(): not shown to editors; shown only; from the specification; a text of one
   * line; the name of a claim. */
  hidden?: boolean;
  isFixed?: boolean;
  isSpecified?: boolean;
  isLine?: boolean;
  isClaim?: boolean;
  enum?: string[];
  const?: string;
  pattern?: string;
  /** The message for a value that doesn't match the pattern, from the schema's meta(). */
  patternErrorMessage?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, ValueSchema>;
  required?: string[];
  propertyNames?: ValueSchema;
  additionalProperties?: ValueSchema | false;
  items?: ValueSchema;
  prefixItems?: ValueSchema[];
  anyOf?: ValueSchema[];
  oneOf?: ValueSchema[];
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
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Names a field as the editor shows it, such as “Home page › Top of the page › Introduction”. Items of
 * lists are counted from 1.
 * @param path the field's place in the file
 */
export function nameField(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let value: ValueSchema | undefined = describeSchema(schema);
  const labels = [value.title];
  for (const key of path) {
    value = value?.anyOf?.find(({ type }) => type !== "null") ?? value;
    if (typeof key === "number") {
      labels.push(String(key + 1));
      value = value?.items ?? value?.prefixItems?.[key];
    } else {
      const name = String(key);
      const within: ValueSchema | undefined =
        value?.oneOf?.find(({ properties }) => properties?.[name]) ?? value;
      value = within?.properties?.[name] ?? (within?.additionalProperties || undefined);
      labels.push(value?.title ?? toLabel(name));
    }
  }
  return labels.filter(Boolean).join(" › ");
}
