import { z } from "astro/zod";
import { counted, heading, introduction, line, optional, text, textWith } from "../../schemas/text.ts";
import { ASSESSMENT_ID } from "./section-id.ts";

const field = z.strictObject({
  label: line,
  name: line.meta({ title: "In a sentence" }),
  problem: textWith("min", "max").meta({ title: "If it is wrong" }),
});
/** A row of the paper. */
const row = z.strictObject({
  label: line,
  result: optional(text).meta({ title: "In bold" }),
  text: optional(text),
  onPaper: optional(text).meta({ title: "Only in print", description: "Underscores are lines to write on." }),
});
const route = {
  start: line.meta({ title: "For whom it is" }),
  service: line.meta({ hidden: true }),
};

/** The copy that the assessment needs in the browser. */
const assessmentCopySchema = z.strictObject({
  fields: z.strictObject({
    title: line,
    contracts: field,
    leads: field,
    goal: field,
    value: field,
    optional: line,
    notHigher: textWith("contracts").meta({ title: "If the goal is too low" }),
    qualified: line,
    privacy: line,
    missing: textWith("names"),
    exampleMissing: textWith("names"),
  }),
  example: textWith("contracts", "leads", "goal").meta({ title: "Before the example's verdict" }),
  old: line.meta({ title: "Before an earlier verdict, while a number is wrong" }),
  verdict: z.strictObject({
    both: textWith("contracts", "leads", "rate"),
    leads: textWith("contracts", "leads"),
    noContract: line,
    noLead: textWith("goal"),
    fewLeads: textWith("contracts", "leads").meta({ title: "More contracts than leads" }),
  }),
  worth: counted("worth"),
  highRate: textWith("rate").meta({ title: "If the win rate is 75% or more" }),
  routes: z.strictObject({
    title: textWith("contracts", "more").meta({ title: "For screen readers" }),
    leads: z.strictObject({ title: counted("now"), with: textWith("rate"), ...route }),
    winRate: z.strictObject({ title: textWith("rate", "now"), with: counted(), ...route }),
    noWinRate: z
      .strictObject({ title: line, with: counted() })
      .meta({ title: "If the win rate can't do it" }),
    clients: z.strictObject({ title: counted(), with: line, ...route }),
    leadsAxis: line,
    winRateAxis: line,
  }),
  test: z.strictObject({
    title: heading,
    when: z
      .strictObject({
        leads: textWith("months"),
        each: textWith("months", "contractMonths"),
        both: textWith("months"),
        neither: line,
      })
      .meta({ title: "When one would know", description: "By leads, by each, by both alike, by neither." }),
    luck: counted("luck", "goal").meta({ title: "If luck alone could reach the goal" }),
    paper: z
      .strictObject({
        title: heading,
        example: line.meta({ title: "Mark of the example" }),
        own: line.meta({ title: "Mark of the visitor's own numbers" }),
        intro: introduction,
        line: z
          .strictObject({
            title: textWith("months"),
            before: line,
            critical: line,
            after: line,
            exampleAfter: line.meta({ title: "After, in the example" }),
          })
          .meta({ title: "Words at the line" }),
        rows: z.strictObject({
          change: row,
          counted: row,
          before: row,
          after: row,
          moreThanLuck: row,
          couldBeLuck: row,
          stopEarly: row,
          otherChanges: row,
          whoCounts: row,
          client: row,
          agency: row,
        }),
        chance: counted(),
        source: line,
      })
      .meta({ title: "The paper “A fair test”" }),
  }),
  actions: z.strictObject({ own: line, example: line, noRoute: line, print: line }),
  message: z.strictObject({
    numbers: textWith("contracts", "leads", "goal"),
    value: textWith("value"),
    question: line,
  }),
  units: z.strictObject({
    contracts: counted(),
    newContracts: counted(),
    more: counted(),
    leads: counted(),
    moreLeads: counted(),
    leadsAYear: counted(),
  }),
  method: z
    .strictObject({ title: heading, points: z.array(text).min(1) })
    .meta({ description: "Below the assessment; a press on its title shows it." }),
});
export type AssessmentCopy = z.infer<typeof assessmentCopySchema>;

export const assessmentSchema = z
  .strictObject({
    title: heading,
    intro: introduction,
    withoutScript: line.meta({ title: "For browsers without JavaScript" }),
    assessment: assessmentCopySchema,
  })
  .meta({ title: "Growth assessment", page: `/services#${ASSESSMENT_ID}` });
