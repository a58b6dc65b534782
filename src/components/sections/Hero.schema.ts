import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";
import { outcomeSchema } from "./Outcome.schema.ts";

export const heroSchema = z.strictObject({
  headline: text,
  /** What the company believes, under the headline. */
  belief: text,
  intro: text,
  panel: z.strictObject({ title: text, points: z.array(text).min(1), action: text }),
  /** What the site promises at a glance: claims and plain text. */
  promises: z.array(outcomeSchema).min(1),
});
