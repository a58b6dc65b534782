import { z } from "astro/zod";
import { heading, specified, text } from "../../lib/content/text.schema.ts";

export const servicesActionsSchema = z.strictObject({
  title: heading,
  text: text.meta({ description: "Says what the assessment is for." }),
  scheduleCall: specified.meta({
    title: "Button to book a call",
    description: "Opens your booking page, or else leads to the form.",
  }),
  growthAssessment: specified.meta({ title: "Growth assessment button" }),
});
export type ServicesActionsCopy = z.infer<typeof servicesActionsSchema>;
