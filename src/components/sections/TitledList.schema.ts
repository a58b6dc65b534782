import { z } from "astro/zod";
import { line, text } from "../../lib/content/text-schemas.ts";

/** @param count how many items the list has */
export const titledListSchema = (count: number) =>
  z.strictObject({ title: line, items: z.array(z.strictObject({ title: line, text })).length(count) });
export type TitledListCopy = z.infer<ReturnType<typeof titledListSchema>>;
