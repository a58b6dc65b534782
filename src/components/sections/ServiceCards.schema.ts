import { z } from "astro/zod";
import { introduction, line } from "../../lib/content/text-schemas.ts";

export const serviceCardsSchema = z.strictObject({
  title: line,
  intro: introduction,
  more: line.meta({ title: "Link to the services page" }),
  ask: line.meta({ title: "Ask about it", description: "A link to the form; the service's title follows." }),
});
export type ServiceCardsCopy = z.infer<typeof serviceCardsSchema>;
