import { z } from "astro/zod";
import { introduction, line, text, textWith } from "../../lib/content/text-schemas.ts";
import { MARKS } from "./marks.ts";

/** The copy of the linter for cold emails. */
export const linterSchema = z.strictObject({
  title: line,
  intro: introduction,
  promise: line.describe("In bold, below the introduction."),
  withoutScript: line.meta({ title: "For browsers without JavaScript" }),
  read: textWith("by", "day").meta({ title: "After a source of the law" }),
  linter: z.strictObject({
    message: line.meta({ title: "Label of the message" }),
    hint: line.meta({ title: "Hint below that label" }),
    country: line.meta({ title: "Label of the country" }),
    useExample: line.meta({ title: "Button for the first message above" }),
    useTypical: line.meta({ title: "Button for a typical message" }),
    typical: text.meta({ title: "Typical message", description: "With many marks." }),
    marked: textWith("count").meta({ title: "Above a message with marks" }),
    unmarked: line.meta({ title: "Above a message without marks", description: "Don't praise it." }),
    noSubject: line.meta({ title: "If no line begins with “Subject:”" }),
    others: line.meta({ title: "If it contains a quoted or forwarded message" }),
    notEnglish: line.meta({ title: "Instead of results, for another language" }),
    taste: line.meta({ title: "Before a mark of taste", description: "A colon follows." }),
    marks: z
      .record(z.enum(MARKS), z.strictObject({ finding: line, why: text }))
      .describe("What is marked, in one line, and why. {words} counts, and {max} limits."),
    asks: line.meta({ title: "Above what the law asks for in a message" }),
    judge: line.meta({ title: "Below that title" }),
    seen: line.meta({ title: "After the sentence that was found for it" }),
    unseen: line.meta({ title: "If no sentence was found for it" }),
    by: textWith("by").meta({ title: "Who says it", description: "After a country’s rule." }),
    alsoAsks: textWith("ask").meta({ title: "What only this country asks for" }),
  }),
});
export type LinterCopy = z.infer<typeof linterSchema>["linter"];
