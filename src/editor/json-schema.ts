import { z } from "astro/zod";

/** What a schema of the content says of a value, as JSON Schema (draft 2020-12) in the shape that Zod writes it. */
export interface ValueSchema {
  type?: "string" | "number" | "integer" | "boolean" | "null" | "array" | "object";
  /** The hint for editors: a schema's describe(). */
  description?: string;
  enum?: string[];
  const?: string;
  pattern?: string;
  /** Why a value that doesn't match the pattern is refused: a schema's meta(). */
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
 * Describes what a file of the content may hold, before its schema transforms it.
 * @param schema of a collection
 */
export function describeSchema(schema: z.ZodType): ValueSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as ValueSchema;
}
