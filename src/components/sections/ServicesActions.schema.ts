import { z } from "astro/zod";
import { text } from "../../lib/text-schemas.ts";

export const servicesActionsSchema = z.strictObject({
  title: text,
  text,
  scheduleCall: text,
  growthAssessment: text,
});
