import { z } from "astro/zod";
import { line, text } from "../../lib/content/text-schemas.ts";

export const expertsSchema = z.strictObject({
  title: line,
  founded: line.meta({ title: "Before the observation" }),
  observation: line.describe("What you were founded on, in large type."),
  blurb: text.meta({ title: "Introduction" }),
  tiles: z.array(z.strictObject({ title: line, text })).min(1),
  whenNot: line.meta({ title: "Link to when not to hire you" }),
});
export type ExpertsCopy = z.infer<typeof expertsSchema>;
