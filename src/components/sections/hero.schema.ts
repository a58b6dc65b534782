import { z } from "astro/zod";
import { outcomeSchema } from "../../lib/content/outcome.schema.ts";
import { introduction, line, specified } from "../../lib/content/text.schema.ts";

export const heroSchema = z.strictObject({
  headline: specified,
  belief: line.meta({ description: "What the company believes, under the headline." }),
  intro: introduction,
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
