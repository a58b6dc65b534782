import { z } from "astro/zod";
import { line, text, textWith } from "../../lib/content/text-schemas.ts";
import { MARKS } from "./marks.ts";

/** The copy of the linter for cold emails. */
export const linterSchema = z.strictObject({
  title: line,
  intro: text,
  promise: line.describe("In bold, below the introduction."),
  withoutScript: line.describe("For browsers without JavaScript."),
  linter: z.strictObject({
    message: line.describe("Labels the field for the message."),
    hint: line.describe("Below that label."),
    country: line.describe("Labels the choice of the country."),
    useExample: line.describe("The button for the first message of Example pages."),
    useTypical: line.describe("The button for the message below."),
    typical: text.describe("A message with many marks."),
    marked: textWith("count").describe("Above a message with marks."),
    unmarked: line.describe("Above a message without marks. Must not praise it."),
    noSubject: line.describe("If no line begins with “Subject:”."),
    others: line.describe("If the message contains a quoted or forwarded one."),
    notEnglish: line.describe("Instead of all others, for a text in another language."),
    taste: line.describe("Begins a mark of taste. A colon follows."),
    marks: z
      .record(z.enum(MARKS), z.strictObject({ finding: line, why: text }))
      .describe("What is marked, in one line, and why. {words} counts, and {max} limits."),
    asks: line.describe("Above what the law asks for in a message."),
    judge: line.describe("Below that title."),
    seen: line.describe("After a sentence that was taken for what the law asks for."),
    unseen: line.describe("If no sentence was."),
    by: textWith("by").describe("After a country’s rule: who says it."),
    alsoAsks: textWith("ask").describe("What only this country wants in a message."),
    read: textWith("by", "day").describe("After a source."),
  }),
});
export type LinterCopy = z.infer<typeof linterSchema>["linter"];
