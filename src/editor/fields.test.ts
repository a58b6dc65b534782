import { z } from "astro/zod";
import { describe, expect, it } from "vitest";
import { describeSchema } from "../lib/content/json-schema";
import {
  line,
  matching,
  monthAndYear,
  optional,
  specified,
  text,
  textWith,
} from "../lib/content/text.schema";
import { toFields } from "./fields";

const RULE = { pattern: "^(?!.*%)", message: "No figures." };
/** The field for an object's only property, with this schema. */
const fieldOf = (schema: z.ZodType, rule?: typeof RULE) =>
  toFields(describeSchema(z.strictObject({ name: schema })), rule)[0];

describe("a field of the editor", () => {
  it("is a text field with its hint", () => {
    expect(fieldOf(text.meta({ description: "Shown first." }))).toEqual({
      name: "name",
      label: "Name",
      required: true,
      hint: "Shown first.",
      widget: "text",
    });
  });

  it.each([
    [
      "short texts in one line, with their limits",
      line.min(5).max(60),
      { widget: "string", minlength: 5, maxlength: 60 },
    ],
    ["whole numbers", z.int().positive(), { widget: "number", value_type: "int", min: 1 }],
    ["choices", z.enum(["a", "b"]), { widget: "select", options: ["a", "b"] }],
    ["values that editors don't see", text.meta({ hidden: true }), { widget: "hidden" }],
    ["values with a label of their own", text.meta({ title: "Link" }), { label: "Link" }],
    [
      "texts that the specification fixes, without their limits",
      textWith("count").meta({ isFixed: true }),
      { widget: "string", readonly: true, hint: "The specification fixes these words." },
    ],
    [
      "texts that the specification gives",
      specified,
      { hint: "From the specification: ask a developer before you change it." },
    ],
    [
      "choices with labels",
      z.enum(["a", "b"]).meta({ choices: { b: "Bee" } }),
      { options: ["a", { label: "Bee", value: "b" }] },
    ],
    ["switches", z.boolean().default(false), { widget: "boolean", required: false }],
    ["optional values", optional(text), { widget: "text", required: false }],
    ["lists", z.array(text).min(1).max(3), { widget: "list", min: 1, max: 3, field: { widget: "text" } }],
    [
      "lists of items with a name, collapsed",
      z.array(z.strictObject({ text }).meta({ title: "claim" })),
      { widget: "list", label_singular: "claim", collapsed: "auto" },
    ],
    ["pairs", z.tuple([text, text]), { widget: "list", min: 2, max: 2 }],
    [
      "records with fixed names",
      z.record(z.enum(["x"]), text),
      { widget: "object", fields: [{ name: "x" }] },
    ],
  ])("is made for %s", (_, schema, field) => {
    expect(fieldOf(schema)).toMatchObject(field);
  });

  it("offers the types of an item, without a separate field for the type", () => {
    const item = z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("text"), text }),
      z
        .strictObject({ type: z.literal("claim"), claim: z.string().meta({ isClaim: true }) })
        .meta({ title: "A figure" }),
    ]);
    expect(fieldOf(z.array(item))).toMatchObject({
      types: [
        { name: "text", label: "Text", fields: [{ name: "text" }] },
        { name: "claim", label: "A figure", fields: [{ name: "claim", widget: "relation", file: "claims" }] },
      ],
    });
  });

  /** Whether the field accepts each of these texts. */
  const accepts = ({ pattern }: object & { pattern?: unknown }, ...texts: string[]) => {
    const [, source = "", flags] = /^\/(.*)\/(\w+)$/.exec(String((pattern as string[])[0])) ?? [];
    return texts.map((text) => new RegExp(source, flags).test(text));
  };

  it("distinguishes capital letters where the schema does", () => {
    const field = fieldOf(matching(/^https:\/\/github\.com\//, "must be at github.com")) ?? {};
    const isAccepted = accepts(field, "https://github.com/company", "https://GitHub.com/company");
    expect(isAccepted).toEqual([true, false]);
  });

  it("has no message about figures where the schema's pattern is for the whole text", () => {
    const { pattern } = fieldOf(monthAndYear, RULE) as { pattern?: string[] };
    expect(pattern?.[1]).toBe("Must be a month and a year, such as July 2025.");
  });

  it("checks the schema's pattern and the rule for all texts, and shows both messages", () => {
    const field = fieldOf(textWith("email"), RULE) ?? {};
    const texts = ["by {email}", "a\nb {email}", "by mail", "5% {email}"];
    expect(accepts(field, ...texts)).toEqual([true, true, false, false]);
    expect(field).toMatchObject({
      hint: "Must contain {email}.",
      pattern: [expect.anything(), "Must contain {email}. Or: No figures."],
    });
  });
});
