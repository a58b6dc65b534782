import { z } from "astro/zod";
import { text, textWith } from "../../lib/content/text-schemas.ts";

const field = z.strictObject({ label: text, hint: text.describe("Below the field.") });
const counted = z.strictObject({ one: text, other: textWith("count") });

/** The findings, in the order in which they are shown. */
const findings = z
  .strictObject({
    expected: textWith("contracts", "euros").describe("What a year brings on average."),
    luck: textWith("low", "high", "lowEuros", "highEuros").describe("What luck alone makes of a year."),
    gain: z.strictObject({
      winRate: textWith("to", "contracts", "euros"),
      leads: textWith("to", "contracts", "euros"),
    }),
    verdict: z
      .strictObject({
        soon: textWith("time").describe("If the improvement can be seen within a year."),
        late: text.describe("If it takes longer."),
        never: text.describe("If it takes longer than fifty years."),
      })
      .describe("In large letters: whether the improvement can be seen."),
    proof: z
      .strictObject({
        winRate: textWith("from", "to", "count", "time"),
        leads: textWith("from", "to", "time"),
      })
      .describe("How long it takes to tell the improvement from luck."),
    each: textWith("time").describe("As {time} of the proof: before and again after."),
    never: text.describe("The same, if it is longer than fifty years."),
    visible: z
      .strictObject({
        both: textWith("winRate", "leads"),
        leads: textWith("leads").describe("If no win rate can be seen."),
      })
      .describe("Which change is large enough to be seen within a year."),
    watch: text.describe("What to watch until then."),
    nothing: text.describe("Instead of all others, if the figures bring no contract in ten years."),
  })
  .describe("What the assessment says. The names in braces are filled in with the visitor's figures.");

/** The copy that the assessment needs in the browser. */
export const assessmentCopySchema = z.strictObject({
  example: text.describe("Until each figure is the visitor's own."),
  own: text.describe("As soon as each is."),
  figures: z.strictObject({ leads: field, winRate: field, contract: field }),
  better: z.strictObject({
    label: textWith("percent").describe("The slider."),
    of: text.describe("What the choice between win rate and leads is called."),
    winRate: text,
    leads: text,
  }),
  problems: z
    .strictObject({
      empty: text,
      notNumber: text,
      negative: text,
      tooLarge: textWith("max"),
      impossible: textWith("to").describe("If the improved win rate exceeds the possible."),
    })
    .describe("The messages for figures that can't be used."),
  picture: z.strictObject({
    winRate: textWith("value").describe("Names ten of the lines."),
    leads: textWith("value").describe("The same, if the leads improve."),
    start: text,
    end: text,
    contracts: text.describe("After the largest number of the axis."),
    table: text.describe("Shows the years as a table."),
    year: text.describe("The head of the table's first column."),
  }),
  findings,
  units: z.strictObject({ contracts: counted, months: counted, years: counted }),
  actions: z.strictObject({ enquiry: text, copy: text, print: text, copied: text, notCopied: text }),
  enquiry: z
    .strictObject({ own: text, example: text, figures: textWith("leads", "winRate", "contract") })
    .describe("Begins the text that goes into the inquiry."),
  print: z
    .strictObject({ sender: text, date: textWith("date"), link: textWith("link") })
    .describe("On paper only."),
});
export type AssessmentCopy = z.infer<typeof assessmentCopySchema>;

/** All copy of the assessment, with the notes to the claims on the services page. */
export const assessmentSchema = z.strictObject({
  title: text,
  intro: text,
  withoutScript: text,
  assessment: assessmentCopySchema,
  method: z.strictObject({ title: text, points: z.array(text).min(1) }),
  claims: z
    .strictObject({
      title: text.describe("Opens the note to a claim."),
      leads: textWith("figure", "from", "to", "time"),
      winRate: textWith("figure", "from", "to", "count"),
      accounts: textWith("figure", "times", "notTimes"),
      contracts: textWith("figure", "contract", "count", "low", "high"),
    })
    .describe("What an engineer would ask about our claims. Each claim in claims.yaml says what it counts."),
});
export type AssessmentContent = z.infer<typeof assessmentSchema>;
