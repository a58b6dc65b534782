import { z } from "astro/zod";

/** Any text that a visitor reads: never empty. */
export const text = z.string().trim().min(1, "must not be empty");

/**
 * A text of a given form.
 * @param patternErrorMessage what a value must be; editors show it beside the field too
 */
export const matching = (pattern: RegExp, patternErrorMessage: string, base = z.string()) =>
  base.regex(pattern, patternErrorMessage).meta({ patternErrorMessage });

/** A text with names in braces that are filled in in the browser. */
export const textWith = (...names: string[]) =>
  matching(
    new RegExp(names.map((name) => `(?=.*\\{${name}\\})`).join(""), "s"),
    `must hold ${names.map((name) => `{${name}}`).join(", ")}`,
    text,
  );

/**
 * A value that a file may leave out, or give as null; both are null to the site.
 * @param schema of the value where there is one
 */
export const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? null);

/** What every page needs for its own head; the length suits search results. */
export const pageHead = {
  title: text
    .max(60, "must be at most 60 characters: search results cut longer titles")
    .describe("In search results and in the browser's tab."),
  description: text
    .min(50, "must be at least 50 characters: search results show it")
    .max(160, "must be at most 160 characters: search results cut longer ones")
    .describe("What search results show below the title."),
};
