import { z } from "astro/zod";
import { pageSchema } from "./page.ts";
import { fixed, line, text } from "./text.ts";

/** What this page and the not-found page say. */
export const statusMessage = {
  headline: fixed,
  text,
  home: line.meta({ title: "Link to the home page" }),
};

export const errorSchema = pageSchema(
  { title: "Error page" },
  {
    ...statusMessage,
    title: fixed.meta({ title: "Page title" }),
    crash: z
      .strictObject({
        write: line.meta({ title: "Request to write", description: "The email address follows." }),
        home: line.meta({ title: "Link to the home page" }),
      })
      .meta({ title: "When a part of a page fails", description: "In its place." }),
  },
);
export type ErrorCopy = z.infer<typeof errorSchema>;
