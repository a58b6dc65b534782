import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";
import { outcomeSchema } from "./Outcome.schema.ts";
import { SERVICE_SPECIMENS } from "./specimens/Specimens.schema.ts";

/** A service, as shown in its block and in its card on the home page. */
export const serviceSchema = z.strictObject({
  order: z.int().positive().describe("Position among the services, from 1."),
  icon: z.enum(["target", "route", "branches"]),
  image: z.enum(["lead-generation", "sales-strategy-training", "account-growth-partnerships"]),
  imageAlt: text.describe("What the picture shows, for people who don't see it."),
  specimen: z
    .enum(SERVICE_SPECIMENS)
    .describe("The example page shown with the service. Its texts are in Specimens."),
  title: text,
  subtitle: text,
  summary: text.describe("For the card on the home page."),
  description: text.describe("For the services page."),
  features: z.array(text).length(4),
  outcomes: z.array(outcomeSchema).min(1),
  more: z
    .strictObject({
      howItWorks: text,
      delivered: z.array(text).min(1),
      timeline: z.array(z.strictObject({ when: text, what: text })).min(1),
    })
    .describe("What the button “Learn More” shows."),
});
export type Service = z.infer<typeof serviceSchema>;

/** The labels that all blocks share. */
export const serviceLabelsSchema = z.strictObject({
  features: text,
  outcomes: text,
  today: text.describe("In the drawing of a claim: the label of today's value."),
  learnMore: text,
  about: text.describe("Joins “Learn More” and the service's title for screen readers."),
  ask: text.describe("A link to the form; the service's title follows."),
  howItWorks: text,
  delivered: text,
  timeline: text,
});
export type ServiceLabels = z.infer<typeof serviceLabelsSchema>;
