import { z } from "astro/zod";
import { line, textWith } from "../../lib/content/text-schemas.ts";

export const servicesActionsSchema = z.strictObject({
  title: line,
  text: textWith("times", "leads", "winRate").describe(
    "Says what all claims at once would multiply contracts, leads and the win rate by.",
  ),
  scheduleCall: line.describe("A button that opens your booking page, or else the form."),
  growthAssessment: line.describe("A button that leads to the growth assessment."),
});
export type ServicesActionsCopy = z.infer<typeof servicesActionsSchema>;
