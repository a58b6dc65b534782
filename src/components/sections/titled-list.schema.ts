import { z } from "astro/zod";
import { heading, line, text } from "../../lib/content/text.schema.ts";

/** @param title the schema of each item's title */
export const titledListSchema = (title = line) =>
  z.strictObject({
    title: heading,
    items: z.array(z.strictObject({ title, text })).min(1),
  });
export type TitledListCopy = z.infer<ReturnType<typeof titledListSchema>>;
