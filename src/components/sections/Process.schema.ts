import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const processSchema = z.strictObject({
  title: text,
  intro: text,
  steps: z
    .array(
      z.strictObject({
        picture: z.enum(["discovery", "strategy", "implementation", "optimization"]),
        title: text,
        text,
      }),
    )
    .length(4),
});
export type ProcessCopy = z.infer<typeof processSchema>;
