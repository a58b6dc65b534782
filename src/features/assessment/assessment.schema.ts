import { z } from "astro/zod";
import type { EditorMeta } from "../../schemas/json-schema.ts";
import {
  counted,
  heading,
  introduction,
  line,
  optional,
  text,
  textThatMayHave,
  textWith,
} from "../../schemas/text.ts";
import { ASSESSMENT_ID } from "./section-id.ts";

const field = z.strictObject({
  label: line,
  name: line.meta({ title: "In a sentence" }),
  problem: textWith("min", "max").meta({ title: "If it is wrong" }),
});
/** What the rows of the paper may tell of the test. */
const NUMBERS = `contracts goal leadsAYear months count fewer moreThanPace gain chance
  contractMonths contractCount contractChance stopMonths stopLeads`.split(/\s+/);
const rowText = textThatMayHave("short", ...NUMBERS);
/** A row of the paper. */
const row = z.strictObject({
  label: line,
  result: optional(rowText).meta({ title: "In bold" }),
  text: optional(rowText),
  onPaper: optional(rowText).meta({
    title: "Only in print",
    description: "Underscores are lines to write on.",
  }),
  short: optional(textThatMayHave(...NUMBERS)).describe(
    "Only in print, in a test of less than half a year; in place of {short}.",
  ),
});
const route = {
  start: line.meta({ title: "For whom it is" }),
  service: line.meta({ hidden: true } satisfies EditorMeta),
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
  }),
  example: textWith("contracts", "leadsNow", "goal").meta({ title: "Before the example's verdict" }),
  old: line.meta({ title: "Before an earlier verdict, while a number is wrong" }),
  verdict: z.strictObject({
    both: textWith("moreContracts", "moreLeads", "rateNeeded"),
    leads: textWith("moreContracts", "moreLeads"),
    noContract: line,
    fewLeads: textWith("contracts", "leadsAYear").meta({ title: "More contracts than leads" }),
  }),
  worth: counted("worth"),
  price: z.strictObject({ worth: line, price: line }).meta({ title: "Titles of the worth and the price" }),
  highRate: textWith("rate").meta({ title: "If the win rate is 75% or more" }),
  routes: z.strictObject({
    leads: z.strictObject({ title: textWith("leadsNeeded", "leadsNow"), with: textWith("rate"), ...route }),
    winRate: z.strictObject({ title: textWith("rateNeeded", "rate"), with: textWith("leads"), ...route }),
    noWinRate: z
      .strictObject({ title: line, with: textWith("leadsAYear") })
      .meta({ title: "If the win rate can't do it" }),
    clients: z.strictObject({ title: textWith("moreFromClients"), with: line, ...route }),
    axes: z.strictObject({ leads: line, winRate: line }),
  }),
  test: z.strictObject({
    title: heading,
    when: z.strictObject({
      leads: textWith("months"),
      each: textWith("months", "contractMonths"),
      both: textWith("months"),
      neither: textWith("chance"),
    }),
    luck: textWith("contracts", "luck", "goal").meta({ title: "If luck alone could reach the goal" }),
    paper: z.strictObject({
      title: heading,
      example: line.meta({ title: "Mark of the example" }),
      own: line.meta({ title: "Mark of the visitor's own numbers" }),
      intro: introduction,
      line: textWith("months").meta({ title: "Above the drawing" }),
      before: line,
      critical: line,
      after: line,
      exampleAfter: line,
      rows: z.array(row).min(1),
      source: line,
    }),
  }),
  actions: z.strictObject({ own: line, example: line, noRoute: line, print: line }),
  message: z.strictObject({
    numbers: textWith("contracts", "leads", "goal"),
    value: textWith("value"),
    question: line,
  }),
  units: z.strictObject({
    contracts: counted(),
    moreContracts: counted(),
    leads: counted(),
    moreLeads: counted(),
    fewLeads: counted(),
    noLead: line,
    times: counted(),
  }),
  method: z.strictObject({ title: heading, points: z.array(text).min(1) }),
});
export type AssessmentCopy = z.infer<typeof assessmentCopySchema>;

export const assessmentSchema = z
  .strictObject({
    title: heading,
    intro: introduction,
    withoutScript: line.meta({ title: "For browsers without JavaScript" }),
    assessment: assessmentCopySchema,
  })
  .meta({ title: "Growth assessment", page: `/services#${ASSESSMENT_ID}` } satisfies EditorMeta);
