import { z } from "astro/zod";
import { line, text } from "../../lib/content/text-schemas.ts";

export const servicesActionsSchema = z.strictObject({
  title: line,
  text: text.describe("Says what the assessment is for."),
  scheduleCall: line.describe("A button that opens your booking page, or else the form."),
  growthAssessment: line.describe("A button that leads to the growth assessment."),
});
export type ServicesActionsCopy = z.infer<typeof servicesActionsSchema>;
