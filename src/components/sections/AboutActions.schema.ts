import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const aboutActionsSchema = z.strictObject({
  title: text,
  text,
  /** The label of the button that leads to the contact page. */
  write: text,
  scheduleCall: text,
  successStories: text,
  /** Describes a button while it has nowhere to lead. */
  unavailable: text,
});
