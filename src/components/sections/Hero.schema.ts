import { z } from "astro/zod";
import { line, text } from "../../lib/content/text-schemas.ts";
import { outcomeSchema } from "./Outcome.schema.ts";

export const heroSchema = z.strictObject({
  headline: line,
  belief: line.describe("What the company believes, under the headline."),
  intro: text,
  panel: z
    .strictObject({ title: line, points: z.array(line).min(1), action: line.meta({ title: "Button" }) })
    .describe("The box beside the headline."),
  promises: z
    .array(outcomeSchema)
    .min(1)
    .describe("The row below the headline. A claim is a figure from Company › Claims."),
});
export type HeroCopy = z.infer<typeof heroSchema>;
