import { z } from "astro/zod";
import { line } from "../../lib/content/text-schemas.ts";

/** The labels of the contact information card. */
export const contactDetailsSchema = z
  .strictObject({
    title: line,
    email: line,
    phone: line,
    location: line,
    responseTime: line,
  })
  .describe("What stands before each detail. The details are in Company › Facts.");
export type ContactDetailsCopy = z.infer<typeof contactDetailsSchema>;
