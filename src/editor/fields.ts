import type { Field, VariableFieldType } from "@sveltia/cms";
import { toLabel, type ValueSchema } from "../lib/content/json-schema.ts";
import type { TextRule } from "./text-rules.ts";

/**
 * Converts a schema to a field of the editor.
 * @param name the name of the property
 * @param schema the schema of its value
 * @param isRequired whether the property is required
 * @param rule left out for the facts, in which references are not filled in
 */
function toField(name: string, schema: ValueSchema, isRequired: boolean, rule?: TextRule): Field {
  // The editor keeps the value of a hidden field.
  if (schema.hidden) return { name, widget: "hidden" };
  const value = schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
  const label = schema.title ?? value.title ?? toLabel(name);
  if (value.isFixed) return { name, label, hint: FIXED, widget: "string", readonly: true };
  const hint = [
    schema.description ?? value.description,
    toSentence(value.patternErrorMessage),
    value.isSpecified && SPECIFIED,
  ]
    .filter(Boolean)
    .join(" ");
  const common = { name, label, required: isRequired, ...(hint && { hint }) };
  if (value.isClaim) return { ...common, ...CLAIM };
  switch (value.type) {
    case "object":
      return { ...common, widget: "object", fields: toFields(value, rule) };
    case "array":
      return { ...common, widget: "list", ...toList(value, rule) };
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
        ? { ...common, widget: "select", options: value.enum.map((name) => toOption(name, value.choices)) }
        : { ...common, widget: isLine(value, rule) ? "string" : "text", ...toLimits(value, rule) };
  }
}

const FIXED = "The specification fixes these words.";
const SPECIFIED = "From the specification: ask a developer before you change it.";

/** A choice among the claims as they are in the register while it is edited. */
const CLAIM = {
  widget: "relation",
  collection: "company",
  file: "claims",
  value_field: "claims.*.id",
  display_fields: ["claims.*.id", "claims.*.meaning"],
} as const;

/**
 * Converts an object's properties to fields; for a record, one field for each allowed name.
 * @param rule left out for the facts, in which references are not filled in
 */
export function toFields(schema: ValueSchema, rule?: TextRule): Field[] {
  const { properties, propertyNames, additionalProperties, required } = schema;
  if (properties) {
    return Object.entries(properties)
      .filter(([, property]) => property.const === undefined)
      .map(([name, property]) => toField(name, property, required?.includes(name) ?? false, rule));
  }
  const names = propertyNames?.enum ?? [];
  return names.map((name) => toField(name, additionalProperties || {}, true, rule));
}

function toList(schema: ValueSchema, rule?: TextRule) {
  const item = schema.items ?? schema.prefixItems?.[0] ?? {};
  const count = schema.prefixItems?.length;
  const size = { min: schema.minItems ?? count, max: schema.maxItems ?? count };
  if (item.oneOf) {
    const types = item.oneOf.map((type): VariableFieldType => {
      const name = type.properties?.["type"]?.const ?? "";
      return { name, label: type.title ?? toLabel(name), fields: toFields(type, rule) };
    });
    return { ...size, ...toItem(item.title), types };
  }
  if (!item.properties) return { ...size, field: toField("item", item, true, rule) };
  return { ...size, ...toItem(item.title), fields: toFields(item, rule) };
}

/** Items with texts are collapsed; the button that adds one names it. */
const toItem = (title?: string) => ({
  collapsed: "auto" as const,
  ...(title && { label_singular: title }),
});

const toOption = (value: string, labels?: Record<string, string>) => {
  const label = labels?.[value];
  return label ? { label, value } : value;
};

/** Whether the field needs only one line. */
const isLine = (schema: ValueSchema, rule?: TextRule) =>
  schema.isLine === true || (!rule && Boolean(schema.pattern ?? schema.format));

/**
 * Converts length limits and patterns. The schema's pattern and the rule for all texts become one
 * RegExp.
 */
export function toLimits(schema: ValueSchema, rule?: TextRule) {
  const { pattern, patternErrorMessage, maxLength, minLength = 0 } = schema;
  // A pattern for the whole text leaves nothing to the rule.
  const general = pattern && /^\^.*\$$/.test(pattern) ? undefined : rule;
  const sources = [pattern, general?.pattern].filter((source) => source !== undefined);
  const messages = [toSentence(patternErrorMessage), general?.message].filter(
    (message) => message !== undefined,
  );
  return {
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(sources.length > 0 && {
      pattern: [`/${sources.map((source) => `(?=${source})`).join("")}/s`, messages.join(" Or: ")] as [
        string,
        string,
      ],
    }),
  };
}

const toSentence = (message?: string) => message && `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
