import { z } from "astro/zod";
import { heading, line, specified, text, textWith } from "../../lib/content/text.schema.ts";

export const aboutActionsSchema = z.strictObject({
  title: heading,
  text,
  write: line.meta({ title: "Contact button", description: "Leads to the contact page." }),
  scheduleCall: specified.meta({ title: "Button to book a call", description: "Opens your booking page." }),
  successStories: specified.meta({
    title: "Success stories button",
    description: "Opens your page with success stories.",
  }),
  noneAvailable: line.meta({
    title: "If both do nothing",
    description: "Below both buttons, as long as neither page is in Company › Facts.",
  }),
  oneUnavailable: textWith("button").meta({
    title: "If one does nothing",
    description: "Below the buttons, as long as one of their pages isn't in Company › Facts.",
  }),
});
export type AboutActionsCopy = z.infer<typeof aboutActionsSchema>;
