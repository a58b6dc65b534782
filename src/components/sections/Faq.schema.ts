import { z } from "astro/zod";
import { text } from "../../lib/text-schemas.ts";

export const faqSchema = z.strictObject({
  title: text,
  items: z.array(z.strictObject({ question: text, answer: text })).min(1),
});
export type FaqCopy = z.infer<typeof faqSchema>;
