import { z } from "astro/zod";
import { heading, line, optional, text } from "./text.ts";

const field = z.strictObject({ label: line, value: text });

/** The words in the account map's cells: for one service, and one team. */
const cells = z.strictObject({ bought: line, talked: line, never: line, next: line });
/** What stands in the two columns of the report. */
const columns = z.array(line).length(2);

/** The example pages that a service can refer to by name. */
export const SERVICE_EXAMPLES = ["firstMessage", "report", "accountMap"] as const;

/**
 * The example pages, as a client gets them. Not in Markdown: its tables have no caption and no row headers, and
 * dots and cells are drawn from values.
 */
export const examplePagesSchema = z
  .strictObject({
    example: line.meta({ title: "Mark", description: "Marks each page as an example." }),
    firstMessage: z.strictObject({
      title: heading,
      paragraphs: z
        .array(
          z.strictObject({
            text,
            note: optional(line).meta({ description: "Beside the paragraph, on phones below it." }),
          }),
        )
        .min(1)
        .meta({ description: "Chapter 3 of the guide has a longer message." }),
      sources: line,
      law: text.meta({ description: "What depends on the recipient's country. Not a verdict on one." }),
    }),
    report: z
      .strictObject({
        title: heading,
        statement: text.meta({ title: "Text below the title" }),
        columns,
        rows: z.array(z.strictObject({ label: line, values: columns })).min(1),
        next: text.meta({ title: "What comes next" }),
      })
      .meta({
        description:
          "Every figure must be in an example of the growth guide. Write amounts without a unit, because their column says euros.",
      }),
    accountMap: z.strictObject({
      title: heading,
      corner: line.meta({ title: "Heading of the teams" }),
      services: z.array(line).length(3),
      teams: z
        .array(
          z.strictObject({
            name: line,
            cells: z
              .array(cells.keyof())
              .length(3)
              .meta({ description: "One for each service, in their order." }),
          }),
        )
        .min(1),
      cells: cells.meta({
        title: "Words in the cells",
        description: "What a team and you have done about a service.",
      }),
      plan: z.array(field).min(1),
    }),
  })
  .meta({ title: "Example pages", page: "/services" });
export type ExamplePages = z.infer<typeof examplePagesSchema>;
