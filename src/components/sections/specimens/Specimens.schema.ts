import { z } from "astro/zod";
import { text } from "../../../lib/content/text-schemas.ts";

const field = z.strictObject({ label: text, value: text });

/** The states of a cell of the account map: one service, one team. */
const CELLS = ["bought", "talked", "never", "next"] as const;

/** The specimens that a service can refer to by name. */
export const SERVICE_SPECIMENS = ["idealCustomer", "report", "accountMap"] as const;
export type ServiceSpecimen = (typeof SERVICE_SPECIMENS)[number];

/** The copy of the specimens: example pages as a client gets them. */
export const specimensSchema = z.strictObject({
  example: text.describe("Marks each page as an example."),
  idealCustomer: z.strictObject({ title: text, statement: text, fields: z.array(field).min(1) }),
  firstMessage: z.strictObject({
    title: text,
    sentences: z
      .array(z.strictObject({ text, why: text }))
      .min(1)
      .describe("why: the reason for the sentence, in the margin."),
    note: text,
  }),
  report: z
    .strictObject({
      title: text,
      statement: text,
      drawing: text.describe("What the drawing shows, for people who don't see it."),
      columns: z.tuple([text, text]),
      rows: z.array(z.strictObject({ label: text, values: z.tuple([text, text]) })).min(1),
      next: text,
    })
    .describe(
      "Every figure must be in an example of the growth guide. Write amounts without a unit, because their column says euros.",
    ),
  accountMap: z.strictObject({
    title: text,
    corner: text.describe("The heading of the column of teams."),
    services: z.array(text).length(3),
    teams: z.array(z.strictObject({ name: text, cells: z.array(z.enum(CELLS)).length(3) })).min(1),
    cells: z.record(z.enum(CELLS), text),
    plan: z.array(field).min(1),
  }),
});
export type Specimens = z.infer<typeof specimensSchema>;

/** What one specimen shows. */
export interface SpecimenProps<Name extends Exclude<keyof Specimens, "example">> {
  copy: Specimens[Name];
  /** Marks the page as an example. */
  example: string;
}
