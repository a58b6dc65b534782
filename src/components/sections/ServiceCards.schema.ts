import { z } from "astro/zod";
import { introduction, line } from "../../lib/content/text-schemas.ts";

export const serviceCardsSchema = z.strictObject({
  title: line,
  intro: introduction,
  more: line.meta({ title: "Link to the services page" }),
});
export type ServiceCardsCopy = z.infer<typeof serviceCardsSchema>;
