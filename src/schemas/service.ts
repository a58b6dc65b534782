import { z } from "astro/zod";
import { outcome } from "./claims.ts";
import type { EditorMeta } from "./json-schema.ts";
import { count, heading, line, list, optional, specified, specifiedHeading, text } from "./text.ts";

const table = z
  .strictObject({
    columns: z.array(line).min(2).describe("The first stands above the names of the rows."),
    rows: z
      .array(
        z.strictObject({
          label: line,
          values: z.array(line).min(1).describe("One for each further column."),
        }),
      )
      .min(1),
    filled: optional(line).meta({ title: "Filled cells", description: "Those with this text." }),
    framed: optional(line).meta({ title: "Framed cells", description: "Those with this text." }),
  })
  .refine(({ columns, rows }) => rows.every(({ values }) => values.length === columns.length - 1), {
    path: ["rows"],
    error: "must have one value for each column after the first",
  });

/**
 * A page as a client gets it. Not in Markdown, whose tables have no caption and no row headers (WCAG 1.3.1), nor
 * cells that stand out.
 */
const samplePage = z.strictObject({
  title: heading,
  statement: optional(text).describe("In large type."),
  paragraphs: list(
    z.strictObject({
      text,
      note: optional(line).describe("Beside the paragraph, on phones below it."),
    }),
  ),
  table: optional(table),
  foot: z.array(text).min(1).describe("In small type."),
});
export type SamplePageCopy = z.infer<typeof samplePage>;

/** A service, as shown in its block and in its card on the home page. */
export const serviceSchema = z
  .strictObject({
    /** Position among the services, from 1. */
    order: count.meta({ hidden: true } satisfies EditorMeta),
    /** What its picture and its icon show. */
    picture: z.enum(["gather", "align", "branch"]).meta({ hidden: true } satisfies EditorMeta),
    title: specifiedHeading,
    subtitle: line,
    summary: text.describe("On the card of the home page."),
    description: text.describe("On the services page."),
    features: z.array(specified).min(1),
    outcomes: z.array(outcome).min(1),
    more: z
      .strictObject({
        howItWorks: text,
        delivered: z.array(line).min(1).meta({ title: "What the client gets" }),
        timeline: z.array(z.strictObject({ when: line, what: line })).min(1),
      })
      .meta({ title: "Learn more", description: "What the button “Learn More” shows." }),
    sample: optional(samplePage).meta({
      title: "Sample page",
      description: "Marked as an example. Its figures are those of the growth guide's examples.",
    }),
  })
  .meta({ title: "Services", page: "/services#{{slug}}" } satisfies EditorMeta);
export type Service = z.infer<typeof serviceSchema>;
