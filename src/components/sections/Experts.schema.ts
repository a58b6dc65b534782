import { z } from "astro/zod";
import { introduction, line, specified, text } from "../../lib/content/text-schemas.ts";

export const expertsSchema = z.strictObject({
  title: specified,
  founded: line.meta({ title: "Words before what you were founded on" }),
  observation: line.meta({ title: "What you were founded on", description: "In large type." }),
  blurb: introduction,
  tiles: z.array(z.strictObject({ title: specified, text })).min(1),
  whenNot: line.meta({ title: "Link to when not to hire you" }),
});
export type ExpertsCopy = z.infer<typeof expertsSchema>;
