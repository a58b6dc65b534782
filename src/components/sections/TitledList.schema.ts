import { z } from "astro/zod";
import { line, text } from "../../lib/content/text-schemas.ts";

export const titledListSchema = z.strictObject({
  title: line,
  items: z.array(z.strictObject({ title: line, text })).min(1),
});
export type TitledListCopy = z.infer<typeof titledListSchema>;
