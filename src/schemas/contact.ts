import { z } from "astro/zod";
import { pageSchema } from "./page.ts";
import {
  heading,
  headline,
  introduction,
  line,
  optional,
  specified,
  specifiedHeading,
  TOPICS,
  text,
} from "./text.ts";

export const contactSchema = pageSchema(
  { title: "Contact page and FAQ", page: "/contact" },
  {
    headline,
    intro: introduction,
    form: z.strictObject({ title: heading }),
    details: z
      .strictObject({
        title: heading,
        email: line,
        phone: line,
        location: line,
        responseTime: line,
      })
      .meta({
        title: "Contact details",
        description: "What stands before each detail. The details are in Company › Facts.",
      }),
    quickActions: z
      .strictObject({
        title: specifiedHeading,
        bookCall: specified,
        liveChat: specified,
        callback: specified,
      })
      .describe("Buttons: each adds its topic to the form."),
    resources: z.strictObject({ title: specifiedHeading, text, growthGuide: specified }),
    topics: z.strictObject({ bookCall: line, liveChat: line, callback: line }).describe(TOPICS),
    faq: z
      .strictObject({
        title: heading,
        items: z
          .array(
            z.strictObject({
              question: line,
              answer: optional(text).describe("Without it the question isn't shown."),
            }),
          )
          .min(1)
          .meta({ title: "Questions" }),
      })
      .meta({ title: "Questions and answers" }),
  },
);
export type ContactCopy = z.infer<typeof contactSchema>;
