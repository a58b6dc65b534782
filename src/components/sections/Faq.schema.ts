import { z } from "astro/zod";
import { answerName } from "../../lib/content/fact-schemas.ts";
import { text } from "../../lib/content/text-schemas.ts";

/** A question with its answer, or with the name of the fact that answers it. */
const item = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: z.literal("answer"), question: text, answer: text }),
    z.strictObject({
      type: z.literal("fact"),
      question: text,
      fact: answerName.describe(
        "The question is shown only if the facts about the company have this answer.",
      ),
    }),
  ],
  {
    error: `must be either “type: answer” with an answer, or “type: fact” with one of: ${answerName.options.join(", ")}`,
  },
);

export const faqSchema = z.strictObject({ title: text, items: z.array(item).min(1) });
export type FaqCopy = z.infer<typeof faqSchema>;
