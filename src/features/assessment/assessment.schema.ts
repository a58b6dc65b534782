import { z } from "astro/zod";
import { heading, introduction, line, text, textWith } from "../../schemas/text.ts";
import { ASSESSMENT_ID } from "./section-id.ts";

const field = z.strictObject({ label: line, hint: line.meta({ title: "Words below the label" }) });
const counted = z.strictObject({ one: line, other: textWith("count") });
export type Counted = z.infer<typeof counted>;
const rows = z
  .array(
    z.strictObject({
      label: line,
      text: z.array(text).min(1).meta({ description: "Write ____ for a line to write on." }),
    }),
  )
  .min(1);
/** Names a part for editors. */
const named = <T extends z.ZodRawShape>(title: string, parts: T) => z.strictObject(parts).meta({ title });

/** The copy that the assessment needs in the browser. */
const assessmentCopySchema = z.strictObject({
  example: line.meta({ title: "Above example numbers", description: "Until one is changed." }),
  own: line.meta({ title: "Above the visitor's numbers" }),
  numbers: z.strictObject({ contracts: field, value: field, leads: field }),
  plan: line.meta({ title: "Above the slider" }),
  problems: named("Mistakes", {
    number: textWith("min", "max"),
    stale: line.meta({ title: "Below the picture of the last valid numbers" }),
  }),
  verdict: named("Verdict", {
    one: textWith("told", "threshold").meta({ title: "Told in a year" }),
    two: textWith("told").meta({ title: "Told in two years" }),
    three: textWith("told").meta({ title: "Told in three years" }),
    contracts: line.meta({ title: "Not told by contracts" }),
    never: line.meta({ title: "Not told by leads, either" }),
    nothing: line.meta({ title: "After a year without a contract" }),
  }),
  picture: z.strictObject({
    threshold: textWith("threshold").meta({ title: "At the line" }),
    same: line.meta({ title: "Name of the first row of dots" }),
    plan: line.meta({ title: "Name of the second row" }),
    reached: textWith("count").meta({ title: "After its name" }),
    inWords: textWith("threshold").meta({ title: "After that, for screen readers" }),
    lastYear: line.meta({ title: "What the mark on the axis is" }),
    dots: line.meta({ title: "What a dot is" }),
  }),
  sentences: named("Sentences", {
    gain: textWith("more", "worth").meta({ title: "What the plan brings" }),
    leads: textWith("time").meta({ title: "When more leads show" }),
    agree: line.meta({ title: "After it, if contracts don't tell in a year" }),
    smallest: textWith("smallest", "percent").meta({ title: "The smallest gain that shows" }),
  }),
  units: named("Numbers with their unit", {
    more: counted.meta({ title: "More contracts" }),
    months: counted,
  }),
  actions: named("Buttons", {
    example: line.meta({ title: "To the form, with the example's numbers" }),
    own: textWith("plan").meta({ title: "The same, with the visitor's" }),
    nothing: line.meta({ title: "The same, after a year without a contract" }),
    copy: line,
    copied: line.meta({ title: "After the link was copied" }),
    notCopied: line.meta({ title: "If the browser doesn’t allow it" }),
    print: line,
  }),
  enquiry: named("Text for the inquiry, in the visitor's words", {
    numbers: textWith("contracts", "value", "leads", "plan"),
    example: line.meta({ title: "Question, with the example's numbers" }),
    told: textWith("plan").meta({ title: "Question about a plan" }),
    untold: textWith("plan").meta({ title: "The same, if the plan isn't told" }),
    nothing: line.meta({ title: "Question after a year without a contract" }),
  }),
  test: named("Test to print and sign", {
    title: heading,
    example: heading.meta({ title: "Title with the example's numbers" }),
    intro: line.meta({ title: "Introduction" }),
    contracts: rows.meta({ title: "First lines of a test of contracts" }),
    leads: rows.meta({ title: "First lines of a test of leads" }),
    rows: rows.meta({ title: "Lines of both tests" }),
    sides: z.array(line).min(1).meta({ title: "Who signs" }),
    signed: z.array(line).min(1).meta({ title: "Below the lines to sign on" }),
    source: line.meta({ title: "At the foot" }),
  }),
});
export type AssessmentCopy = z.infer<typeof assessmentCopySchema>;

export const assessmentSchema = z
  .strictObject({
    title: heading,
    intro: introduction,
    withoutScript: line.meta({ title: "For browsers without JavaScript" }),
    assessment: assessmentCopySchema,
    method: z
      .strictObject({ title: heading, points: z.array(text).min(1) })
      .meta({ description: "Below the assessment; a press on its title shows it." }),
  })
  .meta({ title: "Growth assessment", page: `/#${ASSESSMENT_ID}` });
export type AssessmentContent = z.infer<typeof assessmentSchema>;
