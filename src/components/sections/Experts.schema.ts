import { z } from "astro/zod";
import { line, text } from "../../lib/content/text-schemas.ts";

export const expertsSchema = z.strictObject({
  title: line,
  blurb: text.meta({ title: "Introduction" }),
  tiles: z.array(z.strictObject({ title: line, text })).length(4),
});
export type ExpertsCopy = z.infer<typeof expertsSchema>;
