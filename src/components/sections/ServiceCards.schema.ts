import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const serviceCardsSchema = z.strictObject({
  title: text,
  intro: text,
  more: text,
  ask: text.describe("A link to the form; the service's title follows."),
});
export type ServiceCardsCopy = z.infer<typeof serviceCardsSchema>;
