import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

/** The labels of a legal page. */
export const legalIntroSchema = z.strictObject({
  /** Precedes the month of the last change. */
  updated: text,
  /** Heads the list of the page's sections. */
  contents: text,
});
export type LegalIntroCopy = z.infer<typeof legalIntroSchema>;
