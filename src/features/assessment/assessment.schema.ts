import { z } from "astro/zod";
import { heading, introduction, line, text, textWith } from "../../schemas/text.ts";

const field = z.strictObject({ label: line, hint: line.meta({ title: "Words below the label" }) });
const counted = z.strictObject({ one: line, other: textWith("count") });
export type Counted = z.infer<typeof counted>;
const rows = z.array(z.strictObject({ label: text, text }));

const findings = z.strictObject({
  target: z
    .strictObject({
      both: textWith("leads", "winRate"),
      leads: textWith("leads").meta({ title: "If no win rate would be enough" }),
      chance: textWith("targetTime", "decide").meta({ title: "When it would show" }),
      counting: textWith("decided").meta({ title: "How to count" }),
    })
    .meta({ title: "What to aim for" }),
  gain: textWith("to", "added", "addedEuros").meta({ title: "What the plan brings" }),
  shows: z
    .strictObject({ leads: textWith("leadTime"), contracts: textWith("time", "counted", "decide") })
    .meta({ title: "When it shows" }),
  unproven: z
    .strictObject({
      gain: line,
      contracts: line.meta({ title: "If more leads would show in time" }),
    })
    .meta({ title: "If it would take more than three years" }),
  expected: textWith("contracts", "euros").meta({ title: "What a year brings on average" }),
  luck: textWith("low", "high", "lowEuros", "highEuros").meta({ title: "What luck makes of a year" }),
  nothing: line.meta({ title: "Instead, if ten years bring no contract" }),
});

/** The copy that the assessment needs in the browser. */
export const assessmentCopySchema = z.strictObject({
  example: line.meta({ title: "Above example numbers", description: "Until all four are changed." }),
  own: line.meta({ title: "Above the visitor's numbers" }),
  figures: z.strictObject({ leads: field, winRate: field, contract: field, months: field }),
  better: z
    .strictObject({
      example: line.meta({ title: "Above the example's plan" }),
      own: line.meta({ title: "Above the visitor's plan" }),
      leads: line,
      winRate: line,
      name: line.meta({ title: "Name of the slider" }),
      label: textWith("percent").meta({ title: "Beside the slider" }),
    })
    .meta({ title: "Improvement" }),
  problems: z
    .strictObject({
      figure: textWith("field", "min", "max"),
      better: line.meta({ title: "Impossible win rate" }),
      stale: line.meta({ title: "Meanwhile, of what is shown", description: "Read to screen readers only." }),
    })
    .meta({ title: "Mistakes", description: "The messages for numbers that can't be used." }),
  picture: z.strictObject({
    leads: textWith("value").meta({ title: "Name of a row of dots, with its leads" }),
    winRate: textWith("value").meta({ title: "The same, if the win rate improves" }),
    mean: textWith("value").meta({ title: "After its name" }),
    luck: textWith("low", "high").meta({ title: "Above the band" }),
    years: textWith("count").meta({ title: "Beside the picture" }),
    nearlyAll: line.meta({ title: "The same, if it is all of them" }),
    above: counted.extend({ other: line }).meta({ title: "What these years do" }),
    dots: line.meta({ title: "What a dot is" }),
  }),
  findings: findings.meta({ title: "What the assessment says", description: "Numbers replace {braces}." }),
  units: z
    .strictObject({
      leads: counted,
      contracts: counted,
      more: counted.meta({ title: "More contracts" }),
      months: counted,
      planned: z
        .strictObject({ leads: textWith("leads"), winRate: textWith("winRate") })
        .meta({ title: "What is planned" }),
    })
    .meta({ title: "Numbers with their unit", description: "For 1, and for any other number." }),
  actions: z
    .strictObject({
      enquiry: textWith("target").meta({ title: "To the form", description: "Takes the figures along." }),
      nothing: line.meta({ title: "The same, if ten years bring no contract" }),
      copy: line,
      print: line,
      copied: line.meta({ title: "After the link was copied" }),
      notCopied: line.meta({ title: "If the browser doesn’t allow it" }),
      notTestable: textWith("planned", "target", "time").meta({
        title: "Instead of a printed test, if it would take more than three years",
      }),
    })
    .meta({ title: "Buttons" }),
  enquiry: z
    .strictObject({
      example: line.meta({ title: "Beginning, with the example's numbers" }),
      figures: textWith("leads", "winRate", "contract", "months").meta({ title: "Numbers" }),
      question: textWith("target"),
      nothing: line.meta({ title: "Question, if ten years bring no contract" }),
    })
    .meta({ title: "Text for the inquiry", description: "In the visitor's words." }),
  test: z
    .strictObject({
      title: heading,
      own: line.meta({ title: "Introduction, with the visitor's numbers" }),
      example: line.meta({ title: "Introduction, with the example's numbers" }),
      leads: rows.meta({ title: "First lines of a test of leads" }),
      winRate: rows.meta({ title: "First lines of a test of the win rate" }),
      rows: rows.meta({ title: "Lines of both tests" }),
      result: line.meta({ title: "Above the results that would stand out" }),
      row: textWith("before", "after").meta({ title: "A result" }),
      sides: z.array(line).min(1).meta({ title: "Who signs" }),
      signed: z.array(line).min(1).meta({ title: "Below the lines to sign on" }),
      source: line.meta({ title: "At the foot", description: "Before the link to the numbers." }),
    })
    .meta({ title: "Test to print and sign", description: "Numbers replace {from}, {to} and so on." }),
});
export type AssessmentCopy = z.infer<typeof assessmentCopySchema>;

export const assessmentSchema = z.strictObject({
  title: heading,
  intro: introduction,
  withoutScript: line.meta({ title: "For browsers without JavaScript" }),
  assessment: assessmentCopySchema,
  method: z
    .strictObject({ title: heading, points: z.array(text).min(1) })
    .meta({ description: "Below the assessment; a press on its title shows it." }),
  claims: z
    .strictObject({
      leads: textWith("leads", "moreLeads", "time"),
      winRate: textWith("rate", "betterRate", "count", "decided"),
    })
    .meta({ title: "Notes to claims", description: "How a reader can check a claim by counting." }),
});
export type AssessmentContent = z.infer<typeof assessmentSchema>;
