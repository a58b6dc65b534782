import { z } from "astro/zod";
import { line, matching, optional, textWith } from "../../schemas/text.ts";

/** What the law asks for in a message. */
const ASKS = ["sender", "company", "origin", "refusal", "privacy", "commercial"] as const;
/** Whom a first contact may reach. */
export const CONTACTS = ["generalAddress", "namedPerson", "soleTrader", "call"] as const;

const STATUSES = ["none", "consent", "lawyer"] as const;
const EVIDENCE = ["act", "authority", "private"] as const;

const evidence = z.enum(EVIDENCE).meta({
  title: "Who says it",
  choices: { act: "Act", authority: "Authority", private: "Private source" },
});
const url = z.url().meta({ title: "Web address" });
const read = matching(/^20\d\d-\d\d-\d\d$/, "must be a day such as 2026-11-23").meta({
  title: "Day on which it was read",
});

const rule = z.strictObject({
  status: z.enum(STATUSES).meta({
    choices: {
      none: "No prior consent needed, if a condition is met",
      consent: "Consent first",
      lawyer: "What was read does not settle it",
    },
  }),
  rule: optional(line).meta({
    description: "Follows the status and a comma: the condition, the exception, or why.",
  }),
  by: optional(evidence).meta({ description: "(None) if no source was found." }),
});

const country = z
  .strictObject({
    name: line,
    inSentence: optional(line).meta({
      title: "Name within a sentence",
      description: "If it differs, such as “the Netherlands”.",
    }),
    generalAddress: rule,
    namedPerson: rule,
    soleTrader: rule,
    call: rule,
    alsoAsks: optional(line).meta({ title: "What only this country asks for in a message" }),
    sources: z
      .array(
        z.strictObject({
          name: line,
          url,
          by: evidence,
          asOf: optional(line).meta({ title: "Age of the text", description: "If it is known." }),
          read,
        }),
      )
      .min(1)
      .meta({ description: "What was read, the most important first." }),
  })
  .superRefine((country, context) => {
    for (const contact of CONTACTS) {
      const { status, rule, by } = country[contact];
      if (by && !country.sources.some((source) => source.by === by)) {
        context.addIssue({ code: "custom", path: [contact, "by"], message: "has no source of this kind" });
      }
      if (status !== "consent" && !rule) {
        context.addIssue({
          code: "custom",
          path: [contact, "rule"],
          message: "must say the condition, or why",
        });
      }
    }
  });

const record = <K extends string, T extends z.ZodType>(keys: readonly K[], value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>);

/** The law on first contacts with companies. Texts refer to it as to the facts. */
export const outreachLawSchema = z.strictObject({
  asks: record(ASKS, z.strictObject({ label: line, source: z.strictObject({ name: line, url }) })).meta({
    title: "What the law asks for in a message",
  }),
  labels: record(["country", ...CONTACTS, "source"], line).meta({
    title: "Headings",
    description: "Above the columns of the guide’s table, and on the services page.",
  }),
  statuses: record(STATUSES, z.strictObject({ label: line, short: line.meta({ title: "In the guide" }) })),
  evidence: record(EVIDENCE, line).meta({ title: "Who says it" }),
  onPage: z
    .strictObject({
      asks: line.meta({ title: "Above what the law asks for" }),
      countries: line.meta({ title: "Above the countries" }),
      note: line.meta({ title: "Below that title" }),
      by: textWith("by").meta({ title: "Who says it", description: "After a country’s rule." }),
      alsoAsks: textWith("ask").meta({ title: "What only this country asks for" }),
      read: textWith("by", "day").meta({ title: "After a source" }),
    })
    .meta({ title: "Words on the services page" }),
  countries: z.array(country).min(2),
});
export type OutreachLaw = z.infer<typeof outreachLawSchema>;
export type Country = OutreachLaw["countries"][number];
