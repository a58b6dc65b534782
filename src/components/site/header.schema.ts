import { z } from "astro/zod";
import { line, specified } from "../../lib/content/text.schema.ts";

export const headerSchema = z.strictObject({
  skipLink: line.meta({
    title: "Link that skips the header",
    description: "The first link, for people who use the keyboard.",
  }),
  label: line.meta({
    title: "Name of the navigation",
    description: "Read to people who can't see the screen.",
  }),
  menu: line.meta({ title: "Menu button", description: "Opens the navigation on phones." }),
  sections: z
    .array(
      z.strictObject({
        label: specified,
        section: z.enum(["services", "experts", "cta"]).meta({ hidden: true }),
      }),
    )
    .length(3)
    .meta({ title: "Buttons", description: "They lead to sections of the home page." }),
  bookCall: specified.meta({ title: "Button to book a call" }),
});
export type HeaderCopy = z.infer<typeof headerSchema>;
