import { z } from "astro/zod";
import { heading, line, specified, text, textWith } from "./text.ts";

export const missionSchema = z.strictObject({
  title: heading,
  text: z.array(text).min(1).meta({ title: "Paragraphs" }),
});
export type MissionCopy = z.infer<typeof missionSchema>;

/** @param title the schema of each item's title */
export const titledListSchema = (title = line) =>
  z.strictObject({
    title: heading,
    items: z.array(z.strictObject({ title, text })).min(1),
  });
export type TitledListCopy = z.infer<ReturnType<typeof titledListSchema>>;

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
