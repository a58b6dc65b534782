import { z } from "astro/zod";
import { line } from "../../lib/content/text-schemas.ts";

/** The labels of a legal page. */
export const legalIntroSchema = z.strictObject({
  updated: line.meta({ title: "Last change", description: "The words before the month of the last change." }),
  contents: line.describe("The heading of the list of the page's sections."),
});
export type LegalIntroCopy = z.infer<typeof legalIntroSchema>;
