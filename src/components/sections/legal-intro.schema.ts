import { z } from "astro/zod";
import { line } from "../../lib/content/text.schema.ts";

/** The labels of a legal page. */
export const legalIntroSchema = z.strictObject({
  updated: line.meta({ title: "Before the month of the last change" }),
  contents: line.meta({ title: "Heading of the list of sections" }),
});
export type LegalIntroCopy = z.infer<typeof legalIntroSchema>;
