import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const headerSchema = z.strictObject({
  skipLink: text,
  label: text.describe("Names the navigation for screen readers."),
  menu: text.describe("Opens the navigation on small screens."),
  sections: z
    .array(z.strictObject({ label: text, section: z.enum(["services", "experts", "cta"]) }))
    .describe("The three buttons; section is the id of a section on the home page."),
  bookCall: text,
});
export type HeaderCopy = z.infer<typeof headerSchema>;
