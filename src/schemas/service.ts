import { z } from "astro/zod";
import { outcome } from "./claims.ts";
import { SERVICE_EXAMPLES } from "./example-pages.ts";
import { count, line, optional, specified, text } from "./text.ts";

/** A service, as shown in its block and in its card on the home page. */
export const serviceSchema = z
  .strictObject({
    /** Position among the services, from 1. */
    order: count.meta({ hidden: true }),
    /** What its picture and its icon show. */
    picture: z.enum(["gather", "align", "branch"]).meta({ hidden: true }),
    /** The example page shown with the service; a service may have none. */
    examplePage: optional(z.enum(SERVICE_EXAMPLES)).meta({ hidden: true }),
    title: specified,
    subtitle: line,
    summary: text.meta({ title: "Summary", description: "On the card of the home page." }),
    description: text.meta({ description: "On the services page." }),
    features: z.array(specified).min(1),
    outcomes: z.array(outcome).min(1),
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
