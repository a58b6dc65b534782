import { z } from "astro/zod";
import { heading, line } from "../../lib/content/text.schema.ts";

/** The labels of the contact information card. */
export const contactDetailsSchema = z
  .strictObject({
    title: heading,
    email: line,
    phone: line,
    location: line,
    responseTime: line,
  })
  .meta({ description: "What stands before each detail. The details are in Company › Facts." });
export type ContactDetailsCopy = z.infer<typeof contactDetailsSchema>;
