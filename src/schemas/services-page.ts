import { z } from "astro/zod";
import { pageSchema } from "./page.ts";
import { heading, headline, introduction, line, optional, specified, text, textWith } from "./text.ts";

export const servicesPageSchema = pageSchema(
  { title: "Services page", page: "/services" },
  {
    headline,
    intro: introduction,
    unsure: z
      .strictObject({ text: line, link: line })
      .meta({ title: "After the introduction", description: "The link leads to the assessment." }),
    price: optional(text).describe("Shown once Company › Facts has a price."),
    service: z
      .strictObject({
        outcomes: specified,
        sample: line.meta({ title: "Mark of each sample page" }),
        learnMore: specified,
        withSample: textWith("sample").describe("Beside the button, with the sample page's title."),
        about: line.describe("Heard only, as in “Learn More about Lead Generation”."),
        ask: line.describe("A link to the form; the service's title follows."),
        howItWorks: line,
        delivered: line.meta({ title: "What you deliver" }),
        timeline: line,
      })
      .meta({ title: "Words in each service" }),
    process: z.strictObject({
      title: heading,
      intro: introduction,
      steps: z
        .array(
          z.strictObject({
            title: specified,
            text,
            link: optional(line).describe("After the text; it leads to the paper “A fair test”."),
          }),
        )
        .length(4),
    }),
    actions: z
      .strictObject({
        scheduleCall: specified.describe("Opens your booking page, or else leads to the form."),
        growthAssessment: specified,
      })
      .meta({ title: "Buttons below the steps" }),
    cta: z.strictObject({ title: heading, intro: introduction }).meta({ title: "Contact section" }),
  },
);
export type ServicesPageCopy = z.infer<typeof servicesPageSchema>;
