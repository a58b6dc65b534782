import { z } from "astro/zod";
import { answerName } from "../../lib/content/facts.schema.ts";
import { heading, line, text } from "../../lib/content/text.schema.ts";

/** A question with its answer, or with the name of the fact that answers it. */
const item = z.discriminatedUnion(
  "type",
  [
    z
      .strictObject({ type: z.literal("answer"), question: line, answer: text })
      .meta({ title: "Question and answer" }),
    z
      .strictObject({
        type: z.literal("fact"),
        question: line,
        fact: answerName.meta({
          title: "Answer",
          description: "Its text is in Company › Facts › Answers. Without it the question isn't shown.",
        }),
      })
      .meta({ title: "Question answered in Company › Facts" }),
  ],
  {
    error: `must be either “type: answer” with an answer, or “type: fact” with one of: ${answerName.options.join(", ")}`,
  },
);

export const faqSchema = z.strictObject({
  title: heading,
  items: z.array(item).min(1).meta({ title: "Questions" }),
});
export type FaqCopy = z.infer<typeof faqSchema>;
