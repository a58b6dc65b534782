import { z } from "astro/zod";
import type { EditorMeta } from "../../schemas/json-schema.ts";
import {
  heading,
  introduction,
  line,
  optional,
  plural,
  text,
  textThatMayHave,
  textWith,
} from "../../schemas/text.ts";
import { ASSESSMENT_ID } from "./section-id.ts";

const field = z.strictObject({
  label: line,
  hint: optional(line),
  name: line.meta({ title: "In a sentence" }),
  problem: textWith("min", "max").meta({ title: "If it is wrong" }),
});
/** What the paper may tell of the test. */
const paperText = textThatMayHave(
  ...["contracts", "goal", "leads", "months", "count", "fewer", "margin", "gain", "cases", "stopMonths"],
  ...["stopLeads", "rate", "enough"],
);
/** A part of the paper's text, and where it stands. */
const part = z.strictObject({
  bold: optional(paperText).meta({ title: "In bold" }),
  text: optional(paperText).describe("After it. Underscores are lines to write on."),
  only: optional(z.enum(["on screen", "in print"])),
  months: optional(z.enum(["under 6", "6 or more"])).describe("Only in tests of so many months."),
});
export type PaperPart = z.infer<typeof part>;
const parts = z.array(part).min(1);
const route = {
  start: textThatMayHave("twiceMoreLeads").meta({ title: "For whom it is" }),
  service: line.meta({ hidden: true } satisfies EditorMeta),
};

/** A button, and how it ends the message. */
const question = z.strictObject({ button: line, message: line });

/** The copy that the assessment needs in the browser. */
const assessmentCopySchema = z.strictObject({
  fields: z.strictObject({
    title: line,
    contracts: field,
    leads: field,
    goal: field,
    value: field,
    optional: line,
    guess: line.meta({ title: "If the leads are no number" }),
    notHigher: textWith("contracts").meta({ title: "If the goal is too low" }),
    qualified: line,
    privacy: line,
    missing: textWith("names"),
  }),
  example: textWith("contracts", "leads", "goal").meta({ title: "Before the example's verdict" }),
  own: textWith("contracts", "leads", "goal").meta({ title: "Before the visitor's verdict" }),
  ownUncounted: textWith("contracts", "goal").meta({ title: "The same without leads" }),
  wholeExample: textThatMayHave("count", "months").meta({ title: "What opens the rest of the example" }),
  verdict: z.strictObject({
    both: textWith("moreContracts", "moreLeads", "rateNeeded"),
    leads: textWith("moreContracts", "moreLeads"),
    uncounted: textWith("moreContracts", "moreLeads", "twiceMoreLeads").meta({ title: "Without leads" }),
    noContract: line,
    fewLeads: textWith("contracts", "leads").meta({ title: "More contracts than leads" }),
    refused: line.meta({ title: "While the numbers can't be read" }),
  }),
  uncounted: z.strictObject({ count: line, where: line, after: line }).meta({ title: "Without leads" }),
  worth: plural("worth"),
  price: z.strictObject({
    worthTitle: line.meta({ title: "Title of the worth" }),
    title: line,
    month: textWith("month"),
    year: textWith("year"),
    yearAndStop: textWith("year", "stopMonths", "stop").meta({ title: "With a test of half a year or more" }),
    yearAndTest: textWith("year", "months", "test").meta({ title: "With a test of less than half a year" }),
    tooMuch: line.meta({ title: "If a year costs more than half of what the goal is worth" }),
  }),
  lowRate: textWith("rate").meta({ title: "If the win rate is less than 3%" }),
  highRate: textWith("rate").meta({ title: "If the win rate is 75% or more" }),
  delay: line.meta({ title: "From leads to contracts" }),
  routes: z.strictObject({
    leads: z.strictObject({ title: textWith("leadsNeeded", "leadsNow"), with: textWith("rate"), ...route }),
    winRate: z.strictObject({ title: textWith("rateNeeded", "rate"), with: textWith("leads"), ...route }),
    noWinRate: z.strictObject({ title: line, with: textWith("leads") }).meta({ title: "If it can't do it" }),
    clients: z.strictObject({ title: textWith("moreFromClients"), with: line, ...route }),
    axes: z.strictObject({ leads: line, winRate: line }),
  }),
  test: z.strictObject({
    title: heading,
    weakTitle: heading.meta({ title: "Title without the paper" }),
    known: textWith("months", "cases").meta({ title: "When one would know" }),
    weak: textWith("gain", "cases").meta({ title: "If fewer than 7 of 10 cases: there is no paper then" }),
    instead: textWith("meetings").meta({ title: "What to do instead" }),
    noTest: line.meta({ title: "If nobody can count enough" }),
    luck: textWith("contracts", "luck", "goal").meta({ title: "If luck alone could reach the goal" }),
    paper: z.strictObject({
      title: heading,
      example: line.meta({ title: "Mark of the example" }),
      own: line.meta({ title: "Mark of the visitor's own numbers" }),
      intro: parts.meta({ title: "Introduction" }),
      line: textWith("months").meta({ title: "Above the drawing" }),
      unit: line.meta({ title: "What is counted", description: "Heard after each number of the drawing." }),
      before: line,
      critical: line,
      after: line,
      exampleAfter: line,
      rows: z.array(z.strictObject({ label: paperText, parts })).min(1),
      source: line,
    }),
  }),
  actions: z.strictObject({
    example: line,
    print: line,
    noPrint: line,
  }),
  message: z.strictObject({
    numbers: textWith("contracts", "leads", "goal"),
    uncounted: textWith("contracts", "goal").meta({ title: "Without leads" }),
    value: textWith("value"),
    typed: z
      .strictObject({
        contracts: textWith("contracts"),
        leads: textWith("leads"),
        goal: textWith("goal"),
        value: textWith("value"),
      })
      .meta({ title: "While the numbers can't be read" }),
  }),
  questions: z
    .strictObject({ own: question, pays: question, weak: question, count: question, noRoute: question })
    .meta({ title: "What a visitor may ask" }),
  units: z.strictObject({
    contracts: plural(),
    moreContracts: plural(),
    leads: plural(),
    moreLeads: plural(),
    fewLeads: plural(),
    noLead: line,
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
