import { z } from "astro/zod";
import { normalizeLine } from "../lib/normalize-input.ts";
import type { Chosen, EditorMeta } from "./json-schema.ts";
import { findWrongBrace, known, lacksFact } from "./references.ts";

/** A text for visitors; never empty. In braces it may have facts, and placeholders, which code fills in. */
export const textThatMayHave = (...placeholders: string[]) =>
  z
    .string()
    .overwrite(normalizeLine)
    .min(1, "must not be empty")
    .refine((value) => !value.includes("%%"), "has two signs for percent. Write one")
    .check(({ value, issues }) => {
      const message = findWrongBrace(value, placeholders);
      if (message) issues.push({ code: "custom", message, input: value, continue: false });
    })
    .meta({ ...(placeholders.length > 0 && { placeholders }) } satisfies EditorMeta);
export const text = textThatMayHave();
/** A short text, for which the editor has an input of one line. */
export const line = text.meta({ isLine: true } satisfies EditorMeta);
/** A heading: longer ones have more than four lines on a phone. */
export const heading = line.max(60, "must be at most 60 characters: a phone shows four lines");
/** The text under a headline or a title. */
export const introduction = text.meta({ title: "Introduction" });
/** Words that the specification gives and tests expect: the editor says so. */
export const specified = line.meta({ isSpecified: true } satisfies EditorMeta);
export const specifiedHeading = heading.meta({ isSpecified: true } satisfies EditorMeta);
/** Words that the specification fixes: editors see them, but can't change them. */
export const fixed = line.meta({ isFixed: true } satisfies EditorMeta);

/**
 * A line that matches a pattern.
 * @param patternErrorMessage says what a value must be; the editor also shows it as a hint
 */
export const matching = (pattern: RegExp, patternErrorMessage: string, base = line) =>
  base.regex(pattern, patternErrorMessage).meta({ patternErrorMessage } satisfies EditorMeta);

/**
 * A heading in the largest type. Its words end at spaces, hyphens and dots; the editor sees a reference
 * such as {site.brand} as it is written.
 */
export const headline = matching(
  /^(?!.*[^\s.{}-]{15})/,
  "must have no word of more than 14 letters: a phone would cut it",
  heading,
);

/** Words that stand inside sentences. */
export const phrase = matching(/[^.!?\s]\s*$/, "must not end with a full stop: it stands inside sentences");

/** A text with placeholders in braces, which are filled in where the text is used. No other text may have any. */
export const textWith = (...names: string[]) =>
  matching(
    new RegExp(names.map((name) => `(?=.*\\{${name}\\})`).join(""), "s"),
    `must contain ${names.map((name) => `{${name}}`).join(", ")}`,
    textThatMayHave(...names).meta({ isLine: true } satisfies EditorMeta),
  );

/** A text for one thing, and one for any other number of them; both with the placeholders. */
export const plural = (...names: string[]) =>
  z.strictObject({ one: names.length > 0 ? textWith(...names) : line, other: textWith("count", ...names) });

/**
 * The name of something in another file or folder, which then stands in its place.
 * @param refuse says what is wrong with an unknown name, with those that there are
 */
export const chosen = <T extends { id: string }>(
  chooses: Chosen,
  refuse: (name: string, all: string) => string,
  name = line,
) =>
  name
    .transform((text, { addIssue }) => {
      const all = known[chooses];
      // On a disk upper case may differ, and Macs write “õ” as two characters.
      const plain = (id: string) => id.normalize("NFC").toLowerCase();
      const item = all?.find(({ id }) => plain(id) === plain(text)) ?? { id: text };
      if (all && !all.includes(item)) addIssue(refuse(text, all.map(({ id }) => id).join(", ") || "none"));
      return item as T;
    })
    .meta({ chooses } satisfies EditorMeta);

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
/** The month of a change, such as “July 2025”. */
export const monthAndYear = matching(
  new RegExp(`^(${MONTHS}) 20\\d\\d$`),
  "must be a month and a year, such as July 2025",
);

/** The hint for editors at the topics of a form. */
export const TOPICS = "What a message is about: above the form, after a button has set it.";

const NO_COUNT = "write a whole number without dots or commas, such as 2900";
/** A whole number: a text, because a number field of the editor would read 2.900 as 2. */
export const countFrom = (least: 0 | 1) =>
  matching(new RegExp(`^[${least}-9]\\d*$`), NO_COUNT).transform(Number);
export const count = countFrom(1);

/** A list that may be empty: the editor then leaves it out of the file. */
export const list = <T extends z.ZodType>(item: T) => z.array(item).default([]);

/**
 * A value that a file may leave out; code then gets null, and so it does for a text that refers to a fact which
 * is not given.
 * @param schema the schema of the value, if there is one
 */
export const optional = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (lacksFact(value) ? null : value), schema.nullable())
    .optional()
    .transform((value) => value ?? null);
