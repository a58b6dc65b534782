import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";
import { outcomeSchema } from "./Outcome.schema.ts";

/** A service, as its block and its card on the home page show it. */
export const serviceSchema = z.strictObject({
  /** Place among the services, from 1. */
  order: z.int().positive(),
  icon: z.enum(["target", "route", "branches"]),
  image: z.enum(["lead-generation", "sales-strategy-training", "account-growth-partnerships"]),
  /** What the picture shows, for people who don't see it. */
  imageAlt: text,
  /** The page that the service produces (specimens.yaml). */
  specimen: z.enum(["idealCustomer", "report", "accountMap"]),
  title: text,
  subtitle: text,
  /** For the card on the home page. */
  summary: text,
  /** For the services page. */
  description: text,
  features: z.array(text).length(4),
  outcomes: z.array(outcomeSchema).min(1),
  /** What Learn More reveals. */
  more: z.strictObject({
    howItWorks: text,
    delivered: z.array(text).min(1),
    timeline: z.array(z.strictObject({ when: text, what: text })).min(1),
  }),
});
export type Service = z.infer<typeof serviceSchema>;

/** What all blocks share. */
export const serviceLabelsSchema = z.strictObject({
  features: text,
  outcomes: text,
  /** Names the part of a drawn claim that is today's value. */
  today: text,
  learnMore: text,
  /** Joins “Learn More” and the service's title for screen readers. */
  about: text,
  /** Leads to the form; the service's title follows. */
  ask: text,
  howItWorks: text,
  delivered: text,
  timeline: text,
});
export type ServiceLabels = z.infer<typeof serviceLabelsSchema>;
