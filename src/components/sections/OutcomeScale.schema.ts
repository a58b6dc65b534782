import { z } from "astro/zod";
import { line, text } from "../../lib/content/text-schemas.ts";

export const outcomeScaleSchema = z.strictObject({ title: line, text });
export type OutcomeScaleCopy = z.infer<typeof outcomeScaleSchema>;
