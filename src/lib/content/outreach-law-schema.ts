import { z } from "astro/zod";
import { line, matching, optional, text } from "./text-schemas.ts";

const source = z
  .strictObject({ name: line, url: z.url().meta({ title: "Web address" }) })
  .describe("What was read, with its address.");
const day = matching(/^20\d\d-\d\d-\d\d$/, "must be a day such as 2026-11-23, in quotes");

/** The law on first emails to companies. The browser reads its file, so facts can't be used in it. */
export const outreachLawSchema = z
  .strictObject({
    articles: z
      .array(
        z.strictObject({
          name: line,
          rule: text,
          source,
          read: optional(day).describe("The day on which the text was read; empty if it was not."),
        }),
      )
      .describe(
        "EU law behind the rules. Where the linter names one of them, the name is a link to its source.",
      ),
    countries: z
      .array(
        z.strictObject({
          name: line,
          inSentence: optional(line).describe(
            "The name within a sentence, if it differs: “the Netherlands”.",
          ),
          status: z
            .enum(["consent", "refusal", "unverified"])
            .describe(
              "consent: no first email without consent, to companies either. refusal: a company may be written to until it refuses. unverified: today’s law was not read, so visitors are told to ask a lawyer.",
            ),
          rule: text.describe("In the linter and in the guide’s table."),
          phone: optional(text).describe("The rule for sales calls, if it was read."),
          source,
          asOf: optional(line).describe("The age of the text that was read, if it is known."),
          read: day.describe("The day on which the source was read."),
        }),
      )
      .min(2),
  })
  .meta({ isRaw: true });
export type OutreachLaw = z.infer<typeof outreachLawSchema>;
export type Country = OutreachLaw["countries"][number];
