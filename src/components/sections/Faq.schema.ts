import { z } from "astro/zod";
import { answerName } from "../../lib/content/fact-schemas.ts";
import { text } from "../../lib/content/text-schemas.ts";

/** A question with its answer, or with the name of the fact that is the answer. */
const item = z.union(
  [z.strictObject({ question: text, answer: text }), z.strictObject({ question: text, fact: answerName })],
  { error: `must have a question and either an answer or a fact: ${answerName.options.join(", ")}` },
);

export const faqSchema = z.strictObject({ title: text, items: z.array(item).min(1) });
export type FaqCopy = z.infer<typeof faqSchema>;
