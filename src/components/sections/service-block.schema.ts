import { z } from "astro/zod";
import { outcomeSchema } from "../../lib/content/outcome.schema.ts";
import { line, optional, specified, text } from "../../lib/content/text.schema.ts";
import { SERVICE_EXAMPLES } from "./example-pages/example-pages.schema.ts";

/** A service, as shown in its block and in its card on the home page. */
export const serviceSchema = z
  .strictObject({
    order: z.int().positive().meta({ hidden: true, description: "Position among the services, from 1." }),
    picture: z
      .enum(["gather", "align", "branch"])
      .meta({ hidden: true, description: "What its picture and its icon show." }),
    imageAlt: line.meta({
      title: "Picture in words",
      description: "What the picture shows, for people who don't see it.",
    }),
    examplePage: optional(z.enum(SERVICE_EXAMPLES)).meta({
      hidden: true,
      description: "The example page shown with the service; a service may have none.",
    }),
    title: specified,
    subtitle: line,
    summary: text.meta({ title: "Summary", description: "On the card of the home page." }),
    description: text.meta({ description: "On the services page." }),
    features: z.array(specified).min(1),
    outcomes: z
      .array(outcomeSchema)
      .min(1)
      .meta({ description: "A claim is a figure from Company › Claims." }),
    more: z
      .strictObject({
        howItWorks: text,
        delivered: z.array(line).min(1).meta({ title: "What the client gets" }),
        timeline: z.array(z.strictObject({ when: line, what: line })).min(1),
      })
      .meta({ title: "Learn more", description: "What the button “Learn More” shows." }),
  })
  .meta({ title: "Services", page: "/services#{{slug}}" });
export type Service = z.infer<typeof serviceSchema>;

/** The labels that all blocks share. */
export const serviceLabelsSchema = z.strictObject({
  outcomes: specified,
  learnMore: specified,
  about: line.meta({
    title: "Between “Learn More” and the service",
    description: "Read to people who can't see the screen, as in “Learn More about Lead Generation”.",
  }),
  ask: line.meta({
    title: "Ask about it",
    description: "A link to the form, below the timeline; the service's title follows.",
  }),
  howItWorks: line,
  delivered: line.meta({ title: "What you deliver" }),
  timeline: line,
});
export type ServiceLabels = z.infer<typeof serviceLabelsSchema>;
