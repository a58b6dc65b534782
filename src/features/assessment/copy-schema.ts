import { z } from "astro/zod";
import { text, textWith } from "../../lib/content/text-schemas.ts";

const input = z.strictObject({ label: text, hint: text });

/** The copy of the growth assessment on the services page. */
export const assessmentSchema = z.strictObject({
  title: text,
  intro: text,
  close: text,
  inputs: z.strictObject({
    title: text,
    intro: text,
    leads: input,
    winRate: input,
    contract: input,
    cycle: input,
    revenue: input,
    accounts: input,
  }),
  problems: z
    .strictObject({ empty: text, notNumber: text, negative: text, tooLarge: textWith("max") })
    .describe("The messages for figures that can't be used."),
  improvements: z.strictObject({
    title: text,
    intro: text,
    leads: text,
    winRate: text,
    accounts: text,
    value: textWith("from", "to").describe("The value of a slider."),
    spoken: textWith("from", "to").describe("The same for screen readers."),
    better: textWith("percent"),
    none: text.describe("If a slider is at its start."),
    claim: textWith("better", "figure", "meaning"),
  }),
  results: z.strictObject({
    title: text,
    contractValue: text,
    today: text,
    improved: text,
    fromAccounts: textWith("amount"),
    range: textWith("low", "high"),
    pipeline: text,
    weighted: textWith("amount"),
    check: textWith("amount"),
    fix: text,
    status: textWith("today", "improved", "low", "high", "fromAccounts").describe(
      "Read by screen readers after a change.",
    ),
    statusFix: textWith("inputs").describe("Instead, if a figure can't be used."),
  }),
  accountGrowth: z.strictObject({
    title: text,
    firstYear: text,
    fullYear: text,
    range: textWith("low", "high"),
  }),
  warnings: z
    .strictObject({
      contradiction: textWith("contractValue", "fromNew"),
      winRate: textWith("percent", "max"),
      cycle: textWith("days"),
    })
    .describe("The messages for figures that are possible alone, but contradict each other."),
  chart: z.strictObject({
    now: text,
    half: text,
    end: text,
    byMonth: text,
    month: text,
    improvedRange: text,
  }),
  levers: z.strictObject({
    title: text,
    intro: textWith("percent"),
    lever: text,
    firstYear: text,
    fullYear: text,
    leads: textWith("percent"),
    winRate: textWith("percent"),
    winRateCapped: textWith("max").describe("Instead of winRate, if the step would exceed 100%."),
    contract: textWith("percent"),
    cycle: textWith("percent"),
    accounts: textWith("percent"),
    later: text.describe("Instead of an amount, if a lever adds nothing in the first year."),
    oneTime: text.describe("Instead of an amount, if a lever adds nothing after the first year."),
    note: text,
  }),
  method: z.strictObject({ title: text, points: z.array(text).min(1) }),
  actions: z.strictObject({ enquiry: text, copy: text, print: text, copied: text, notCopied: text }),
  print: z
    .strictObject({ sender: text, date: textWith("date"), link: textWith("link") })
    .describe("On paper only."),
  summary: z
    .strictObject({
      title: text,
      inputs: textWith("leads", "winRate", "contract", "cycle", "revenue", "accounts"),
      improvement: textWith("leads", "winRate", "accounts"),
      results: textWith("today", "improved", "low", "high", "firstYear", "fullYear"),
    })
    .describe("The plain text that goes into the enquiry."),
});
export type AssessmentCopy = z.infer<typeof assessmentSchema>;
