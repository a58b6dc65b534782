import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const expertsSchema = z.strictObject({
  title: text,
  blurb: text,
  tiles: z.array(z.strictObject({ title: text, text })).length(4),
});
export type ExpertsCopy = z.infer<typeof expertsSchema>;
