import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

/** The labels of a legal page. */
export const legalIntroSchema = z.strictObject({
  updated: text.describe("Precedes the month of the last change."),
  contents: text.describe("The heading of the list of the page's sections."),
});
export type LegalIntroCopy = z.infer<typeof legalIntroSchema>;
