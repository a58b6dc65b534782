import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const aboutActionsSchema = z.strictObject({
  title: text,
  text,
  write: text.describe("The button that leads to the contact page."),
  scheduleCall: text,
  successStories: text,
  unavailable: text.describe("Describes a button whose link is not set yet, for screen readers."),
});
export type AboutActionsCopy = z.infer<typeof aboutActionsSchema>;
