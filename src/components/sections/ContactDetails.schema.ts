import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

/** The labels of the contact information card. */
export const contactDetailsSchema = z.strictObject({
  title: text,
  email: text,
  phone: text,
  location: text,
  responseTime: text,
  openingHours: text,
});
export type ContactDetailsCopy = z.infer<typeof contactDetailsSchema>;
