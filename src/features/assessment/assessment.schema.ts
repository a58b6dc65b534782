import { z } from "astro/zod";
import { introduction, line, text, textWith } from "../../schemas/text.ts";

const field = z.strictObject({ label: line, hint: line.meta({ title: "Words beside the label" }) });
const counted = z.strictObject({ one: line, other: textWith("count") });
export type Counted = z.infer<typeof counted>;
const gain = textWith("to", "added", "addedEuros");
const rows = z.array(z.strictObject({ label: line, text }));

const findings = z.strictObject({
  expected: textWith("contracts", "euros").meta({ title: "What a year brings on average" }),
  luck: textWith("low", "high", "lowEuros", "highEuros").meta({ title: "What luck makes of a year" }),
  gain: z.strictObject({ winRate: gain, leads: gain }).meta({ title: "What the improvement brings" }),
  verdict: z
    .strictObject({
      soon: textWith("time").meta({ title: "Within a year" }),
      late: line.meta({ title: "Later" }),
    })
    .meta({ title: "Whether the improvement can be seen" }),
  proof: z
    .strictObject({ winRate: textWith("from", "to", "count", "time"), leads: textWith("leadTime", "time") })
    .meta({
      title: "How much to count",
      description: "For leads: {leadTime} until the leads show it, {time} until the contracts do.",
    }),
  visible: z
    .strictObject({
      both: textWith("winRate", "leads"),
      leads: textWith("leads").meta({ title: "If no win rate would be enough" }),
    })
    .meta({ title: "Smallest change that can be seen within a year" }),
  watch: line.meta({ title: "What to watch until then" }),
  nothing: line.meta({ title: "Instead, if ten years bring no contract" }),
});

/** The copy that the assessment needs in the browser. */
export const assessmentCopySchema = z.strictObject({
  example: line.meta({ title: "Above example numbers", description: "Until all three are changed." }),
  own: line.meta({ title: "Above the visitor's numbers" }),
  figures: z.strictObject({ leads: field, winRate: field, contract: field }),
  better: z
    .strictObject({
      of: line.meta({ title: "Above the choice of what improves" }),
      winRate: line,
      leads: line,
      name: line.meta({ title: "Name of the slider", description: "Read to people who can't see it." }),
      label: textWith("percent").meta({ title: "Beside the slider" }),
    })
    .meta({ title: "Improvement" }),
  problems: z
    .strictObject({
      figure: textWith("min", "max"),
      better: line.meta({ title: "Impossible win rate" }),
    })
    .meta({ title: "Mistakes", description: "The messages for numbers that can't be used." }),
  picture: z.strictObject({
    winRate: textWith("value").meta({ title: "Name of ten lines, with their win rate" }),
    leads: textWith("value").meta({ title: "The same, if the leads improve" }),
    start: line.meta({ title: "Below the beginning of the lines" }),
    end: line.meta({ title: "Below their end" }),
  }),
  findings: findings.meta({ title: "What the assessment says", description: "Numbers replace {braces}." }),
  units: z
    .strictObject({
      leads: counted,
      contracts: counted,
      months: counted,
      years: counted,
      longer: line.meta({ title: "Very long time", description: "In place of more than fifty years." }),
    })
    .meta({ title: "Numbers with their unit", description: "For 1, and for any other number." }),
  actions: z
    .strictObject({
      enquiry: line.meta({ title: "To the form", description: "Takes the result along." }),
      copy: line,
      print: line,
      copied: line.meta({ title: "After the link was copied" }),
      notCopied: line.meta({ title: "If the browser doesn’t allow it" }),
    })
    .meta({ title: "Buttons" }),
  enquiry: z
    .strictObject({
      own: line.meta({ title: "Beginning, with the visitor's numbers" }),
      example: line.meta({ title: "Beginning, with the example's numbers" }),
      figures: textWith("leads", "winRate", "contract").meta({ title: "Numbers" }),
    })
    .meta({ title: "Text for the inquiry", description: "One of two beginnings, and the numbers." }),
  test: z
    .strictObject({
      title: line,
      own: line.meta({ title: "Introduction, with the visitor's numbers" }),
      example: line.meta({ title: "Introduction, with the example's numbers" }),
      winRate: rows.meta({ title: "First lines of a test of the win rate" }),
      leads: rows.meta({ title: "First lines of a test of leads" }),
      rows: rows.meta({ title: "Lines of both tests" }),
      result: line.meta({ title: "Above the table of results that would stand out" }),
      before: line.meta({ title: "First column" }),
      after: line.meta({ title: "Second column" }),
      signed: z.array(line).min(1).meta({ title: "Below the lines to sign on" }),
      tooLong: line.meta({ title: "Instead, if it would take more than three years" }),
    })
    .meta({ title: "Test to print and sign", description: "Numbers replace {from}, {to} and so on." }),
});
export type AssessmentCopy = z.infer<typeof assessmentCopySchema>;

export const assessmentSchema = z.strictObject({
  title: line,
  intro: introduction,
  withoutScript: line.meta({ title: "For browsers without JavaScript" }),
  assessment: assessmentCopySchema,
  method: z
    .strictObject({ title: line, points: z.array(text).min(1) })
    .meta({ description: "Below the assessment; a press on its title shows it." }),
  claims: z
    .strictObject({
      title: line,
      leads: textWith("leads", "moreLeads", "time"),
      winRate: textWith("rate", "betterRate", "count"),
    })
    .meta({ title: "Notes to claims", description: "How a reader can check a claim by counting." }),
});
export type AssessmentContent = z.infer<typeof assessmentSchema>;
