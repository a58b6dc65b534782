import { z } from "astro/zod";
import { expect, it } from "vitest";
import { refusedBy } from "../../tests/support/refused-by.ts";
import { describeSchema } from "../schemas/json-schema.ts";
import { PHOTOS } from "../schemas/site.ts";
import {
  count,
  countFrom,
  headline,
  line,
  matching,
  optional,
  phrase,
  specified,
  text,
  textWith,
} from "../schemas/text.ts";
import { toFields } from "./editor-fields.ts";

const WHOLE_NUMBER = "Write a whole number without dots or commas, such as 2900.";

/** The field for an object's only property, with this schema. */
const fieldOf = (schema: z.ZodType, references = ["site.email", "site.phone"]) =>
  toFields(describeSchema(z.strictObject({ name: schema })), references)[0];

it("a field of the editor is a text field with its hint", () => {
  expect(fieldOf(text.meta({ description: "Shown first." }))).toEqual({
    name: "name",
    label: "Name",
    required: true,
    hint: "Shown first.",
    widget: "text",
    pattern: [expect.any(String), "In braces can be {site.email}, {site.phone}. “%%” is one too many."],
  });
});

it("a field of the editor refuses what stands in braces and isn't filled in, and a wrong sign", () => {
  const facts = "{site.email}, or\n{site.phone}";
  const wrong = ["{site.phon}", "{site.email", "{monts}", "200%%"];
  const texts = ["Write to us.", facts, "{count}: 20%", ...wrong];
  expect(refusedBy(fieldOf(text), texts)).toEqual(["{count}: 20%", ...wrong]);
  expect(refusedBy(fieldOf(text, []), texts)).toEqual([facts, "{count}: 20%", ...wrong]);
  expect(refusedBy(fieldOf(text.meta({ placeholders: ["count"] })), texts)).toEqual(wrong);
});

it("a field of the editor refuses what doesn't match the pattern of its schema, too", () => {
  const counted = fieldOf(textWith("count"));
  const reason = expect.stringMatching(/^Must contain {count}\. In braces can be {count}, /);
  expect(counted).toMatchObject({ hint: "Must contain {count}.", pattern: [expect.any(String), reason] });
  for (const [field, taken, ...refused] of [
    [counted, "{count} in\n{site.email}", "None", "{count} {monts}"],
    [fieldOf(headline), "Long-word-after-long-word", "Ours {monts}", "Accountabilitys"],
    [fieldOf(phrase), "in {site.email}", "in a day. "],
    [fieldOf(count), "2900", "0", "2.900", "2,900", "8%", "{site.email}"],
    [fieldOf(countFrom(0)), "0", "1.200", "-1"],
  ] as const) {
    expect(refusedBy(field, [taken, ...refused])).toEqual(refused);
  }
});

it("a field of the editor says of a fact and of a number its own reason only, or else that of braces and percent", () => {
  const reasonOf = (field?: object) => (field as { pattern: string[] }).pattern[1];
  expect(reasonOf(fieldOf(count))).toBe(WHOLE_NUMBER);
  expect(reasonOf(fieldOf(phrase, []))).toBe("Must not end with a full stop: it stands inside sentences.");
  expect(reasonOf(fieldOf(line, []))).toBe("Facts have no braces. “%%” is one too many.");
});

it.each([
  ["short texts in one line", line.min(5).max(60), { widget: "string", minlength: 5, maxlength: 60 }],
  ["whole numbers", count, { widget: "string", hint: WHOLE_NUMBER }],
  ["choices", z.enum(["a", "b"]), { widget: "select", options: ["a", "b"] }],
  ["values that editors don't see", text.meta({ hidden: true }), { widget: "hidden" }],
  ["values with a label of their own", text.meta({ title: "Link" }), { label: "Link" }],
  [
    "texts that the specification fixes, without their limits",
    textWith("count").meta({ isFixed: true }),
    { widget: "string", readonly: true, hint: "The specification fixes these words." },
  ],
  ["texts that the specification gives", specified, { hint: expect.stringContaining("own address") }],
  ["optional values", optional(text), { widget: "text", required: false }],
  ["lists", z.array(text).min(1).max(3), { widget: "list", min: 1, max: 3, field: { widget: "text" } }],
  [
    "lists of items with a name, collapsed",
    z.array(z.strictObject({ text }).meta({ title: "claim" })),
    { widget: "list", label_singular: "claim", collapsed: "auto" },
  ],
  ["texts with a pattern and its message", matching(/^git/, "must be in Git"), { hint: "Must be in Git." }],
  ["names of claims", text.meta({ chooses: "claim" }), { widget: "relation", file: "claims" }],
  ["names of services", text.meta({ chooses: "service" }), { widget: "relation", collection: "services" }],
  [
    "photos, which are uploaded to their folder",
    optional(text.meta({ chooses: "photo" })),
    {
      widget: "image",
      media_folder: PHOTOS,
      required: false,
      // Portraits, not stock photos.
      media_libraries: { stock_assets: false },
    },
  ],
])("a field of the editor is made for %s", (_, schema, field) => {
  expect(fieldOf(schema)).toMatchObject(field);
});
