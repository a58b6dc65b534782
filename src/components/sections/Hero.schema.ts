import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";
import { outcomeSchema } from "./Outcome.schema.ts";

export const heroSchema = z.strictObject({
  headline: text,
  belief: text.describe("What the company believes, under the headline."),
  intro: text,
  panel: z.strictObject({ title: text, points: z.array(text).min(1), action: text }),
  promises: z
    .array(outcomeSchema)
    .min(1)
    .describe("What the site promises at a glance: claims and plain text."),
});
export type HeroCopy = z.infer<typeof heroSchema>;
