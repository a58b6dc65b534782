import { z } from "astro/zod";
import { line, matching, optional, text } from "../../lib/content/text.schema.ts";

/** What the law asks for in a message. */
const ASKS = ["sender", "company", "origin", "refusal", "privacy", "commercial"] as const;
/** Whom a first contact may reach. */
export const CONTACTS = ["namedPerson", "generalAddress", "soleTrader", "call"] as const;

/** Whether a first contact needs consent. */
export const STATUSES = ["none", "consent", "lawyer"] as const;
export type Status = (typeof STATUSES)[number];
const EVIDENCE = ["act", "authority", "private"] as const;

const url = line.check(z.url()).meta({ title: "Web address" });
const read = matching(/^20\d\d-\d\d-\d\d$/, "must be a day such as 2026-11-23").meta({
  title: "Day on which it was read",
});

const rule = z
  .strictObject({
    status: z.enum(STATUSES).meta({
      choices: {
        none: "No consent first, if a condition is met",
        consent: "Consent first",
        lawyer: "What was read leaves it open",
      },
    }),
    rule: optional(line).meta({
      description: "Follows the status and a comma: the condition, the exception, or why.",
    }),
  })
  .refine(({ status, rule }) => status === "consent" || rule, {
    path: ["rule"],
    error: "must say the condition, or why",
  });

const country = z.strictObject({
  name: line,
  summary: line.meta({
    title: "In short",
    description: "Follows the name and a colon: the rule for a named person, and what else differs.",
  }),
  namedPerson: rule.meta({ description: "Decides in which group the country is." }),
  generalAddress: rule,
  soleTrader: rule,
  call: rule,
  sources: z
    .array(
      z.strictObject({
        name: line,
        url,
        by: z.enum(EVIDENCE).meta({
          title: "Who says it",
          choices: { act: "Act", authority: "Authority", private: "Private page" },
        }),
        asOf: optional(line).meta({ title: "Age of the text", description: "Or how it was read." }),
        outdated: z.boolean().default(false).meta({ title: "It may be outdated" }),
        read,
      }),
    )
    .min(1)
    .meta({ description: "What was read, the most important first." }),
});

const record = <K extends string, T extends z.ZodType>(keys: readonly K[], value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>);

/** The law on first contacts with companies. */
export const outreachLawSchema = z.strictObject({
  asks: record(
    ASKS,
    z.strictObject({ label: line, sources: z.array(z.strictObject({ name: line, url })).min(1) }),
  ).meta({ title: "What the law asks for in a message" }),
  labels: record(["contact", ...CONTACTS, "source", "outdated", "read", "sourcesRead"], line).meta({
    title: "Headings",
    description: "In the guide’s table, and on the services page.",
  }),
  statuses: record(
    STATUSES,
    z.strictObject({ group: line.meta({ title: "Above its countries" }), label: line }),
  ),
  evidence: record(EVIDENCE, line).meta({ title: "Who says it" }),
  onPage: z
    .strictObject({
      asks: line.meta({ title: "Above what the law asks for" }),
      countries: line.meta({ title: "Above the countries" }),
      note: text.meta({ title: "Below that title" }),
    })
    .meta({ title: "Words on the services page" }),
  countries: z.array(country).min(2),
});
export type OutreachLaw = z.infer<typeof outreachLawSchema>;
export type Country = OutreachLaw["countries"][number];
export type Source = Country["sources"][number];
