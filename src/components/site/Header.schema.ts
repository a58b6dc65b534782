import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const headerSchema = z.strictObject({
  skipLink: text,
  /** Names the navigation for screen readers. */
  label: text,
  /** Opens the navigation on small screens. */
  menu: text,
  /** The three buttons; section is the id of a section on the home page. */
  sections: z.array(z.strictObject({ label: text, section: z.enum(["services", "experts", "cta"]) })),
  bookCall: text,
});
export type HeaderCopy = z.infer<typeof headerSchema>;
