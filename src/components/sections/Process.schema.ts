import { z } from "astro/zod";
import { introduction, line, specified, text } from "../../lib/content/text-schemas.ts";

export const processSchema = z.strictObject({
  title: line,
  intro: introduction,
  steps: z
    .array(
      z.strictObject({
        picture: z.enum(["discovery", "strategy", "implementation", "optimization"]).meta({ hidden: true }),
        title: specified,
        text,
      }),
    )
    .length(4),
});
export type ProcessCopy = z.infer<typeof processSchema>;
