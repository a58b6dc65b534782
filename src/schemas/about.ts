import { z } from "astro/zod";
import { line, specified, text } from "./text.ts";

export const missionSchema = z.strictObject({
  title: line,
  text: z.array(text).min(1).meta({ title: "Paragraphs" }),
});
export type MissionCopy = z.infer<typeof missionSchema>;

export const aboutActionsSchema = z.strictObject({
  title: line,
  text,
  write: line.meta({ title: "Contact button", description: "Leads to the contact page." }),
  scheduleCall: specified.meta({ title: "Button to book a call", description: "Opens your booking page." }),
  successStories: specified.meta({
    title: "Success stories button",
    description: "Opens your page with success stories.",
  }),
  unavailable: line.meta({
    title: "Not available",
    description:
      "Read to people who can't see the screen, at a button whose page isn't in Company › Facts yet.",
  }),
});
export type AboutActionsCopy = z.infer<typeof aboutActionsSchema>;
