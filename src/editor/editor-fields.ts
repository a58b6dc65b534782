import type { Field } from "@sveltia/cms";
import { capitalize } from "../lib/capitalize.ts";
import { givenSchema, toLabel, type ValueSchema } from "../schemas/json-schema.ts";
import { PHOTOS } from "../schemas/site.ts";

/**
 * Converts a schema to a field of the editor.
 * @param name the name of the property
 * @param schema the schema of its value
 * @param isRequired whether the property is required
 * @param references the facts that may stand in braces
 */
function toField(name: string, schema: ValueSchema, isRequired: boolean, references: string[]): Field {
  // The editor keeps the value of a hidden field.
  if (schema.hidden) return { name, widget: "hidden" };
  const value = givenSchema(schema);
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
  if (value.chooses) return { ...common, ...CHOICES[value.chooses] };
  switch (value.type) {
    case "object":
      return { ...common, widget: "object", fields: toFields(value, references) };
    case "array":
      return { ...common, widget: "list", ...toList(value, references) };
    default:
      return value.enum
        ? { ...common, widget: "select", options: value.enum }
        : { ...common, widget: value.isLine ? "string" : "text", ...toLimits(value, references) };
  }
}

const FIXED = "The specification fixes these words.";
const SPECIFIED = "From the specification: yours to change once the site has its own address.";

const CHOICES = {
  /** Also a claim that was added since the last save. */
  claim: {
    widget: "relation",
    collection: "company",
    file: "claims",
    value_field: "claims.*.id",
    display_fields: ["claims.*.id", "claims.*.figure"],
  },
  service: {
    widget: "relation",
    collection: "services",
    value_field: "{{slug}}",
    display_fields: ["title"],
  },
  /** One in the folder, or an upload. */
  photo: {
    widget: "image",
    media_folder: PHOTOS,
    accept: "image/jpeg, image/png, image/webp",
    choose_url: false,
    media_libraries: {
      // As it is: the build scales it. A save while the editor scales a photo loses it.
      default: { config: { max_file_size: 20_000_000 } },
      stock_assets: false,
    },
  },
} as const;

/**
 * Converts an object's properties to fields.
 * @param references what may stand in braces, such as “site.email”
 */
export const toFields = ({ properties, required }: ValueSchema, references: string[]): Field[] =>
  Object.entries(properties ?? {}).map(([name, property]) =>
    toField(name, property, required?.includes(name) ?? false, references),
  );

function toList({ items: item = {}, minItems, maxItems }: ValueSchema, references: string[]) {
  const size = { min: minItems, max: maxItems };
  if (!item.properties) return { ...size, field: toField("item", item, true, references) };
  // Items with texts are collapsed; the button that adds one names it.
  const label = item.title && { label_singular: item.title };
  return { ...size, collapsed: "auto" as const, ...label, fields: toFields(item, references) };
}

/** Converts limits of length, and the pattern. */
function toLimits(schema: ValueSchema, references: string[]) {
  const { maxLength, minLength = 0 } = schema;
  return {
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    pattern: toPattern(schema, references, ["%%"], "“%%” is one too many."),
  };
}

/**
 * Joins what a text must match, and what it must not have, into the only pattern that the editor takes.
 * @param references the facts that may stand in braces
 * @param refused sources of patterns
 * @param reason why these are refused
 */
export function toPattern(
  { pattern = "", patternErrorMessage, placeholders = [] }: ValueSchema,
  references: string[],
  refused: string[],
  reason: string,
): readonly [string, string] {
  const names = [...placeholders, ...references].map((name) => `{${name}}`);
  const known = names.map((name) => `|${name.replaceAll(".", "\\.")}`).join("");
  const inBraces = names.length > 0 ? `In braces can be ${names.join(", ")}.` : "Facts have no braces.";
  const own = toSentence(patternErrorMessage);
  // A pattern of the whole text, such as that of a number, allows no braces.
  const isOwnEnough = own && (names.length === 0 || /^\^.*\$$/.test(pattern));
  return [
    `/^(?!.*(?:${refused.join("|")}))(?=.*?(?:${pattern}))(?:[^{}]${known})*$/s`,
    isOwnEnough ? own : [own, inBraces, reason].filter(Boolean).join(" "),
  ];
}

const toSentence = (message?: string) => message && `${capitalize(message)}.`;
