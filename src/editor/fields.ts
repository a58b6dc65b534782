import type { Field, VariableFieldType } from "@sveltia/cms";
import type { ValueSchema } from "./json-schema.ts";

/** What all texts of a file have to match, as a source for RegExp, and what is said of one that doesn't. */
interface TextRule {
  pattern: string;
  message: string;
}

/** What the fields of one file are made from. */
interface Source {
  /** None where references are not filled in: in the facts themselves. */
  rule?: TextRule | undefined;
  /** What the file holds now: the names in a record are those that it has. */
  data?: unknown;
}

/**
 * Makes a field of the editor from what a schema says of it.
 * @param name of the property in the file
 * @param schema of its value
 * @param isRequired whether a file may not leave it out
 */
function toField(name: string, schema: ValueSchema, isRequired: boolean, source: Source): Field {
  const value = schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
  const hint = [schema.description ?? value.description, toSentence(value.patternErrorMessage)]
    .filter(Boolean)
    .join(" ");
  const common = { name, label: toLabel(name), required: isRequired, ...(hint && { hint }) };
  switch (value.type) {
    case "object":
      return { ...common, widget: "object", fields: toFields(value, source) };
    case "array":
      return { ...common, widget: "list", ...toList(value, source) };
    case "boolean":
      return { ...common, widget: "boolean", required: false };
    case "number":
    case "integer":
      return {
        ...common,
        widget: "number",
        value_type: value.type === "integer" ? "int" : "float",
        min: value.minimum ?? (value.exclusiveMinimum === undefined ? undefined : value.exclusiveMinimum + 1),
      };
    default:
      return value.enum
        ? { ...common, widget: "select", options: value.enum }
        : { ...common, widget: isLine(value, source) ? "string" : "text", ...toLimits(value, source.rule) };
  }
}

/** The fields of an object; of a record, one for each name that it may have or has. */
export function toFields(schema: ValueSchema, source: Source): Field[] {
  const { properties, propertyNames, additionalProperties, required } = schema;
  if (properties) {
    return Object.entries(properties)
      .filter(([, property]) => property.const === undefined)
      .map(([name, property]) => toField(name, property, required?.includes(name) ?? false, source));
  }
  const names = propertyNames?.enum ?? Object.keys(source.data ?? {});
  return names.map((name) => toField(name, additionalProperties || {}, true, source));
}

function toList(schema: ValueSchema, source: Source) {
  const item = schema.items ?? schema.prefixItems?.[0] ?? {};
  const count = schema.prefixItems?.length;
  const size = { min: schema.minItems ?? count, max: schema.maxItems ?? count };
  if (item.oneOf) {
    const types = item.oneOf.map(
      (type): VariableFieldType => ({
        name: type.properties?.["type"]?.const ?? "",
        label: toLabel(type.properties?.["type"]?.const ?? ""),
        fields: toFields(type, source),
      }),
    );
    return { ...size, types };
  }
  if (item.properties) return { ...size, fields: toFields(item, source) };
  return { ...size, field: toField("item", item, true, source) };
}

/** Whether a text never needs a second line. */
function isLine(
  { maxLength = Number.POSITIVE_INFINITY, pattern, format }: ValueSchema,
  { rule }: Source,
): boolean {
  return maxLength <= 60 || (!rule && Boolean(pattern ?? format));
}

/** Limits of a text; what its schema asks for and the rule of all texts, in one pattern. */
function toLimits({ pattern, patternErrorMessage, maxLength, minLength = 0 }: ValueSchema, rule?: TextRule) {
  const sources = [pattern, rule?.pattern].filter((source) => source !== undefined);
  const messages = [toSentence(patternErrorMessage), rule?.message].filter(
    (message) => message !== undefined,
  );
  return {
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(sources.length > 0 && {
      pattern: [`/${sources.map((source) => `(?=${source})`).join("")}/is`, messages.join(" ")] as [
        string,
        string,
      ],
    }),
  };
}

const toSentence = (message?: string) => message && `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;

/** “brandMeaning” as “Brand meaning”. */
export function toLabel(name: string): string {
  const words = name.replace(/[A-Z-]/g, (letter) => ` ${letter.toLowerCase().replace("-", "")}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
