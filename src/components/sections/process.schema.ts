import { z } from "astro/zod";
import { heading, introduction, specified, text } from "../../lib/content/text.schema.ts";

export const processSchema = z.strictObject({
  title: heading,
  intro: introduction,
  steps: z
    .array(
      z.strictObject({
        title: specified,
        text,
      }),
    )
    .length(4),
});
export type ProcessCopy = z.infer<typeof processSchema>;
