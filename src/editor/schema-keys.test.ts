import { expect, it } from "vitest";
import { files, folders } from "../reader/files.ts";
import { describeSchema, type ValueSchema } from "../schemas/json-schema.ts";

/** Those of EditorMeta, and those of JSON Schema that Zod writes. */
const KEYS = new Set(
  `title description pattern patternErrorMessage page body hidden isFixed isSpecified isLine chooses
  placeholders $schema type format enum anyOf minLength maxLength properties required additionalProperties items
  minItems maxItems`.split(/\s+/),
);

function unknownKeys({ properties = {}, items, anyOf = [], ...rest }: ValueSchema): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...Object.keys(rest).filter((key) => !KEYS.has(key)), ...inner.flatMap(unknownKeys)];
}

it.each([...Object.entries(files), ...Object.entries(folders)])(
  "the schema of %s tells the editor only what the editor knows",
  (_, schema) => expect(unknownKeys(describeSchema(schema))).toEqual([]),
);
