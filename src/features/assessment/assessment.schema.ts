import { z } from "astro/zod";
import { heading, introduction, line, text, textWith } from "../../lib/content/text.schema.ts";

const field = z.strictObject({ label: line, hint: line.meta({ title: "Words below the label" }) });
const counted = z.strictObject({ one: line, other: textWith("count") });
export type Counted = z.infer<typeof counted>;
const rows = z.array(z.strictObject({ label: text, text }));
/** Names a part for editors. */
const named = <T extends z.ZodRawShape>(title: string, parts: T) => z.strictObject(parts).meta({ title });

/** The copy that the assessment needs in the browser. */
const assessmentCopySchema = z.strictObject({
  example: line.meta({ title: "Above example numbers", description: "Until one is changed." }),
  own: line.meta({ title: "Above the visitor's numbers" }),
  figures: z.strictObject({ leads: field, winRate: field, contract: field, months: field }),
  better: named("Plan", {
    example: line.meta({ title: "Above the example's plan" }),
    own: line.meta({ title: "Above the visitor's plan" }),
    leads: line,
    winRate: line,
    name: line.meta({ title: "Name of the slider" }),
    label: textWith("percent").meta({ title: "Beside the slider" }),
  }),
  problems: named("Mistakes", {
    figure: textWith("field", "min", "max"),
    better: line.meta({ title: "Impossible win rate" }),
    stale: line.meta({ title: "Said by screen readers before the results" }),
  }),
  picture: z.strictObject({
    today: textWith("today").meta({ title: "Name of the first row of dots" }),
    plan: textWith("planned").meta({ title: "Name of the second row" }),
    mean: textWith("value").meta({ title: "After its name" }),
    luck: textWith("low", "high").meta({ title: "Above the band" }),
    years: textWith("count").meta({ title: "Below the picture" }),
    nearlyAll: line.meta({ title: "The same, if it is all of them" }),
    rings: line.meta({ title: "What a ring is, if there are some" }),
    dots: line.meta({ title: "What a dot is" }),
  }),
  findings: named("What the assessment says", {
    target: textWith("targetLeads", "targetWinRate").meta({ title: "The gain that would show" }),
    targetLeads: textWith("targetLeads").meta({ title: "The same, if no win rate would" }),
    chance: textWith("targetTime", "decide", "months").meta({ title: "When it would, and how to count" }),
    gain: textWith("planned", "added", "addedEuros").meta({ title: "What the plan brings" }),
    leads: textWith("leadTime").meta({ title: "When more leads show" }),
    contracts: textWith("time", "counted", "decide").meta({ title: "When more contracts show" }),
    unproven: line.meta({ title: "The same, if it would take more than three years" }),
    expected: textWith("contracts", "euros").meta({ title: "What a year brings on average" }),
    luck: textWith("low", "high", "lowEuros", "highEuros").meta({ title: "What luck makes of a year" }),
    nothing: line.meta({ title: "Instead, if ten years bring no contract" }),
  }),
  units: named("Numbers with their unit", {
    leads: counted,
    contracts: counted,
    more: counted.meta({ title: "More contracts" }),
    months: counted,
    planned: named("What improves", { leads: textWith("value"), winRate: textWith("value") }),
  }),
  actions: named("Buttons", {
    enquiry: textWith("target").meta({ title: "To the form" }),
    nothing: line.meta({ title: "The same, if ten years bring no contract" }),
    copy: line,
    print: line,
    copied: line.meta({ title: "After the link was copied" }),
    notCopied: line.meta({ title: "If the browser doesn’t allow it" }),
    notTestable: textWith("planned", "target", "targetTime").meta({ title: "Instead of a longer test" }),
  }),
  enquiry: named("Text for the inquiry, in the visitor's words", {
    example: line.meta({ title: "Beginning, with the example's numbers" }),
    figures: textWith("leads", "winRate", "contract", "months").meta({ title: "Numbers" }),
    question: textWith("target"),
    nothing: line.meta({ title: "Question, if ten years bring no contract" }),
  }),
  test: named("Test to print and sign", {
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
    source: line.meta({ title: "Before the link to the numbers, at the foot" }),
  }),
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
  claims: named("Notes to claims", {
    leads: textWith("leads", "moreLeads", "time"),
    winRate: textWith("rate", "betterRate", "count", "decided"),
  }),
});
export type AssessmentContent = z.infer<typeof assessmentSchema>;
