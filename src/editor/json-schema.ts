import { z } from "astro/zod";

/** What a schema of the content says of a value, as JSON Schema (draft 2020-12) in the shape that Zod writes it. */
export interface ValueSchema {
  type?: "string" | "number" | "integer" | "boolean" | "null" | "array" | "object";
  /** The hint for editors: a schema's describe(). */
  description?: string;
  enum?: string[];
  const?: string;
  default?: unknown;
  pattern?: string;
  /** Why a value that doesn't match the pattern is refused. */
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
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (!jsonSchema.pattern) return;
      const message = messageOf(zodSchema, jsonSchema.pattern);
      if (message) jsonSchema["patternErrorMessage"] = message;
    },
  }) as ValueSchema;
}

/** The message that a schema gives for its own pattern. JSON Schema has no place for it. */
function messageOf(schema: z.core.$ZodType, pattern: string): string | undefined {
  const { checks = [] } = schema._zod.def;
  const own = [...checks, schema].find(
    ({ _zod }) => (_zod.def as z.core.$ZodCheckRegexDef).pattern?.source === pattern,
  );
  const error = (own?._zod.def as z.core.$ZodCheckRegexDef | undefined)?.error?.({} as never);
  return typeof error === "object" ? error?.message : error;
}
