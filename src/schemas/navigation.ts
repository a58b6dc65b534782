import { z } from "astro/zod";
import type { EditorMeta } from "./json-schema.ts";
import { line, specified } from "./text.ts";

/** The build refuses those that lead nowhere. */
const href = line.meta({ title: "Page", description: "Such as /about." });
const links = z.array(z.strictObject({ label: line, href })).min(1);

export const navigationSchema = z
  .strictObject({
    header: z.strictObject({
      skipLink: line.describe("The first link, for people who use the keyboard."),
      label: line.meta({ title: "Name of the navigation, for people who can't see the screen" }),
      menu: line.meta({ title: "Menu button", description: "Opens the navigation on phones." }),
      sections: z
        .array(
          z.strictObject({
            label: specified,
            section: z.enum(["services", "experts", "cta"]).meta({ hidden: true } satisfies EditorMeta),
          }),
        )
        .length(3)
        .meta({ title: "Buttons", description: "They lead to sections of the home page." }),
      bookCall: specified.meta({ title: "Button to book a call" }),
    }),
    footer: z.strictObject({
      pagesLabel: line.meta({ title: "Heading of the pages" }),
      pages: links,
      legalLabel: line.meta({ title: "Heading of the legal texts" }),
      legal: links.meta({ title: "Legal texts" }),
      contactLabel: line.meta({ title: "Heading of the contact details" }),
      registryCode: line.meta({ title: "Before the registry code" }),
    }),
  })
  .meta({ title: "Header and footer", page: "/" } satisfies EditorMeta);
export type NavigationCopy = z.infer<typeof navigationSchema>;
