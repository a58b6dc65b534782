import { z } from "astro/zod";
import { text, textWith } from "./fact-schemas.ts";

const input = z.strictObject({ label: text, hint: text });

/** The words of the growth assessment on the services page. */
export const assessmentSchema = z.strictObject({
  title: text,
  intro: text,
  close: text,
  inputs: z.strictObject({
    title: text,
    leads: input,
    winRate: input,
    contract: input,
    cycle: input,
    revenue: input,
    accounts: input,
  }),
  /** What is said about a figure that can't be used. */
  problems: z.strictObject({ empty: text, notNumber: text, negative: text, tooLarge: textWith("max") }),
  improvements: z.strictObject({
    title: text,
    intro: text,
    leads: text,
    winRate: text,
    accounts: text,
    /** Where a slider stands; none: at its start. */
    value: textWith("percent"),
    none: text,
    claim: textWith("figure", "meaning"),
  }),
  results: z.strictObject({
    title: text,
    newRevenue: text,
    today: text,
    improved: text,
    range: textWith("low", "high"),
    pipeline: text,
    weighted: textWith("amount"),
    check: textWith("amount"),
    mend: text,
    /** Read by screen readers after a change; statusMend where a figure can't be used. */
    status: textWith("today", "improved", "low", "high"),
    statusMend: textWith("inputs"),
  }),
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
    intro: text,
    lever: text,
    gain: text,
    leads: text,
    winRate: text,
    contract: text,
    cycle: text,
    accounts: text,
    note: text,
  }),
  method: z.strictObject({ title: text, points: z.array(text).min(1) }),
  actions: z.strictObject({ enquiry: text, copy: text, print: text, copied: text, notCopied: text }),
  /** The plain text that goes into the enquiry. */
  summary: z.strictObject({
    title: text,
    inputs: textWith("leads", "winRate", "contract", "cycle", "revenue", "accounts"),
    improvement: textWith("leads", "winRate", "accounts"),
    results: textWith("today", "improved", "low", "high"),
  }),
});
export type AssessmentWords = z.infer<typeof assessmentSchema>;
