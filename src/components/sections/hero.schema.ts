import { z } from "astro/zod";
import { outcomeSchema } from "../../lib/content/outcome.schema.ts";
import { introduction, line, specified } from "../../lib/content/text.schema.ts";

/** Of the worked example, drawn one for one. */
const count = z.strictObject({ number: z.int().positive(), text: line });

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
  example: z
    .strictObject({
      tag: line,
      companies: count,
      conversations: count,
      leads: count,
      pipeline: line,
      contracts: count,
    })
    .meta({
      title: "Key of the drawing",
      description: "The drawing has as many points. Chapter 2 of the guide works out the same numbers.",
    }),
  promises: z.array(outcomeSchema).min(1).meta({
    title: "Row below the headline",
    description: "A claim is a figure from Company › Claims.",
  }),
});
export type HeroCopy = z.infer<typeof heroSchema>;
