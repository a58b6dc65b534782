import { z } from "astro/zod";
import { heading, introduction, line } from "../../lib/content/text.schema.ts";

export const serviceCardsSchema = z.strictObject({
  title: heading,
  intro: introduction,
  more: line.meta({ title: "Link to the services page" }),
});
export type ServiceCardsCopy = z.infer<typeof serviceCardsSchema>;
