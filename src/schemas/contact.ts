import { z } from "astro/zod";
import { answerName } from "./facts.ts";
import { heading, line, text } from "./text.ts";

/** The labels of the contact information card. */
export const contactDetailsSchema = z
  .strictObject({
    title: heading,
    email: line,
    phone: line,
    location: line,
    responseTime: line,
  })
  .meta({ description: "What stands before each detail. The details are in Company › Facts." });
export type ContactDetailsCopy = z.infer<typeof contactDetailsSchema>;

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

const REQUIRED =
  "must have an answer that says “30–60 days” and “3–6 months”, and one that says “no minimum commitment”";
/** Whether an answer says when results come, and one that there is no commitment (specification, chapter 2). */
const hasRequired = (items: readonly z.infer<typeof item>[]) =>
  [/30\D{1,2}60 days[\s\S]*3\D{1,2}6 months/, /no minimum commitment/i].every((pattern) =>
    items.some((item) => item.type === "answer" && pattern.test(item.answer)),
  );

export const faqSchema = z.strictObject({
  title: heading,
  items: z
    .array(item)
    .min(1)
    .refine(hasRequired, REQUIRED)
    .meta({ title: "Questions", patternErrorMessage: REQUIRED }),
});
export type FaqCopy = z.infer<typeof faqSchema>;
