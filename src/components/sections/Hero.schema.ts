import { z } from "astro/zod";
import { introduction, line, matching, specified } from "../../lib/content/text-schemas.ts";
import { outcomeSchema } from "./Outcome.schema.ts";

export const heroSchema = z.strictObject({
  headline: specified,
  belief: line.describe("What the company believes, under the headline."),
  // Specification, chapter 2.
  intro: matching(
    /(?=.*[Ll]ead [Gg]eneration)(?=.*\b[Tt]rain)(?=.*\b[Pp]artnership)/s,
    "must speak of lead generation, training and partnerships",
    introduction,
  ),
  panel: z
    .strictObject({
      title: specified,
      points: z.array(specified).min(1),
      action: line.meta({ title: "Button" }),
    })
    .meta({ title: "Box beside the headline" }),
  promises: z.array(outcomeSchema).min(1).meta({
    title: "Row below the headline",
    description: "A claim is a figure from Company › Claims.",
  }),
});
export type HeroCopy = z.infer<typeof heroSchema>;
