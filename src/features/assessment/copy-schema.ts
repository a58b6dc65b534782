import { z } from "astro/zod";
import { line, text, textWith } from "../../lib/content/text-schemas.ts";

const field = z.strictObject({ label: line, hint: line.describe("Beside the label.") });
const counted = z.strictObject({ one: line, other: textWith("count") });
export type Counted = z.infer<typeof counted>;
const gain = textWith("to", "added", "addedEuros");

const findings = z.strictObject({
  expected: textWith("contracts", "euros").describe("What a year brings on average."),
  luck: textWith("low", "high", "lowEuros", "highEuros").describe("What luck alone makes of a year."),
  gain: z.strictObject({ winRate: gain, leads: gain }).describe("What the improvement brings."),
  verdict: z
    .strictObject({ soon: textWith("time"), late: line, never: line })
    .describe("Whether it can be seen within a year, later, or not within fifty years."),
  proof: z
    .strictObject({
      winRate: textWith("from", "to", "count", "time"),
      leads: textWith("from", "to", "time"),
      each: textWith("time").describe("As {time}: before, and again after."),
      never: line.describe("As {time}, if it is longer than fifty years."),
    })
    .describe("What it takes to see the improvement."),
  visible: z
    .strictObject({
      both: textWith("winRate", "leads"),
      leads: textWith("leads").describe("If no win rate is large enough."),
    })
    .describe("Which change is large enough to be seen within a year."),
  watch: line.describe("What to watch until then."),
  nothing: line.describe("Instead of all others, for figures without a contract in ten years."),
});

/** The copy that the assessment needs in the browser. */
export const assessmentCopySchema = z.strictObject({
  example: line.describe("Until each figure is the visitor's own."),
  own: line.describe("As soon as each is."),
  figures: z.strictObject({ leads: field, winRate: field, contract: field }),
  better: z.strictObject({
    of: line.describe("Above the choice of what improves."),
    winRate: line,
    leads: line,
    label: textWith("percent").describe("Beside the slider."),
  }),
  problems: z
    .strictObject({
      figure: textWith("max"),
      better: line.describe("For an improved win rate that is impossible."),
    })
    .describe("The messages for figures that can't be used."),
  picture: z.strictObject({
    winRate: textWith("value").describe("Names ten of the lines."),
    leads: textWith("value").describe("The same, if the leads improve."),
    start: line.describe("Below the beginning of the lines."),
    end: line.describe("Below their end."),
    contracts: line.describe("Follows the largest number at the axis."),
    before: line.describe("Explains the dotted lines, as soon as there are any."),
    table: line.describe("Opens the same as a table."),
    year: line.describe("The heading of its first column."),
  }),
  findings: findings.describe("What the assessment says. The figures take the place of the braces."),
  why: line.describe("Below the findings: what they mean for work with us."),
  units: z
    .strictObject({ contracts: counted, months: counted, years: counted })
    .describe("The words after a number: after 1, and after any other."),
  actions: z.strictObject({
    enquiry: line.describe("The button that takes the result to the form."),
    copy: line,
    print: line,
    copied: line.describe("After the link was copied."),
    notCopied: line.describe("If the browser doesn’t allow it."),
  }),
  enquiry: z
    .strictObject({ own: line, example: line, figures: textWith("leads", "winRate", "contract") })
    .describe("The text for the inquiry: one of two beginnings, and the figures."),
  printed: textWith("sender", "date", "link").describe("Only on paper."),
});
export type AssessmentCopy = z.infer<typeof assessmentCopySchema>;

/** The browser reads its file, so facts can't be used in it. */
export const assessmentSchema = z
  .strictObject({
    title: line,
    intro: text,
    withoutScript: line.describe("For browsers without JavaScript."),
    assessment: assessmentCopySchema,
    method: z
      .strictObject({ title: line, points: z.array(text).min(1) })
      .describe("Below the assessment, behind its title."),
    claims: z
      .strictObject({
        title: line,
        leads: textWith("figure", "leads", "moreLeads", "time"),
        winRate: textWith("figure", "rate", "betterRate", "count"),
        accounts: textWith("figure", "times", "notTimes"),
        contracts: textWith("figure", "contract", "contracts", "low", "high"),
        growth: line,
      })
      .describe("The notes to claims, by what a claim counts."),
  })
  .meta({ isRaw: true });
export type AssessmentContent = z.infer<typeof assessmentSchema>;
