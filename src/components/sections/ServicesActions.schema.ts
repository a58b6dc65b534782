import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

export const servicesActionsSchema = z.strictObject({
  title: text,
  text,
  scheduleCall: text,
  growthAssessment: text,
});
export type ServicesActionsCopy = z.infer<typeof servicesActionsSchema>;
