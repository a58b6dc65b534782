import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const aboutActionsSchema = z.strictObject({
  title: text,
  scheduleCall: text,
  successStories: text,
  unavailable: text.describe("Describes a button while it has nowhere to lead."),
});
