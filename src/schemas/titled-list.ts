import { z } from "astro/zod";
import { line, text } from "./text.ts";

/** @param title the schema of each item's title */
export const titledListSchema = (title = line) =>
  z.strictObject({
    title: line,
    items: z.array(z.strictObject({ title, text })).min(1),
  });
export type TitledListCopy = z.infer<ReturnType<typeof titledListSchema>>;
