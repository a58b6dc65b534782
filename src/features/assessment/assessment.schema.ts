import { z } from "astro/zod";
import { line, text, textWith } from "../../lib/content/text-schemas.ts";

const field = z.strictObject({ label: line, hint: line.describe("Beside the label.") });
const counted = z.strictObject({ one: line, other: textWith("count") });
export type Counted = z.infer<typeof counted>;
const gain = textWith("to", "added", "addedEuros");
const rows = z.array(z.strictObject({ label: line, text }));
const proof = (...names: string[]) =>
  z.strictObject({
    text: textWith("time", ...names),
    never: textWith(...names).describe("The same, if it takes more than fifty years."),
  });

const findings = z.strictObject({
  expected: textWith("contracts", "euros").describe("What a year brings on average."),
  luck: textWith("low", "high", "lowEuros", "highEuros").describe("What luck alone makes of a year."),
  gain: z.strictObject({ winRate: gain, leads: gain }).describe("What the improvement brings."),
  verdict: z
    .strictObject({ soon: textWith("time"), late: line, never: line })
    .describe("Whether it can be seen within a year, later, or not within fifty years."),
  proof: z
    .strictObject({ winRate: proof("from", "to", "count"), leads: proof("leadTime") })
    .describe("What it takes to see the improvement: for leads, in the leads and in the contracts."),
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
    name: line.describe("Names the slider for people who can't see it."),
    label: textWith("percent").describe("Beside the slider."),
  }),
  problems: z
    .strictObject({
      figure: textWith("min", "max"),
      better: line.describe("For an improved win rate that is impossible."),
    })
    .describe("The messages for figures that can't be used."),
  picture: z.strictObject({
    winRate: textWith("value").describe("Names ten of the lines."),
    leads: textWith("value").describe("The same, if the leads improve."),
    start: line.describe("Below the beginning of the lines."),
    end: line.describe("Below their end."),
    table: line.describe("Opens the same as a table."),
    year: line.describe("The heading of its first column."),
  }),
  findings: findings.describe("What the assessment says. The figures take the place of the braces."),
  why: line.describe("Below the findings: what they mean for work with us."),
  units: z
    .strictObject({ leads: counted, contracts: counted, months: counted, years: counted })
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
  test: z
    .strictObject({
      title: line,
      own: line,
      example: line.describe("The same, with figures of the example."),
      winRate: rows.describe("The first lines of a test of the win rate."),
      leads: rows.describe("The same for leads."),
      rows: rows.describe("The lines of both tests."),
      result: line.describe("Above the table of results that would stand out."),
      before: line,
      after: line,
      signed: z.array(line).min(1).describe("Below lines to sign on."),
      tooLong: line.describe("Instead of a test that would take more than three years."),
    })
    .describe("A page to sign, only on paper. {from}, {to}, {count} and {time} are the test’s."),
});
export type AssessmentCopy = z.infer<typeof assessmentCopySchema>;

export const assessmentSchema = z.strictObject({
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
      leads: textWith("leads", "moreLeads", "time"),
      winRate: textWith("rate", "betterRate", "count"),
    })
    .describe("The notes to claims, by what a claim counts."),
});
export type AssessmentContent = z.infer<typeof assessmentSchema>;
