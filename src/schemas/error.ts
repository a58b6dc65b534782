import { z } from "astro/zod";
import { fixed, line, pageSchema, text } from "./text.ts";

const message = {
  headline: fixed,
  text,
  home: line.meta({ title: "Link to the home page" }),
};

export const notFoundSchema = pageSchema(
  { title: "Not-found page", page: "/404" },
  { ...message, headline: z.array(fixed).min(1) },
);

export const errorSchema = pageSchema(
  { title: "Error page" },
  {
    ...message,
    title: fixed.meta({ title: "Page title" }),
    crash: z
      .strictObject({
        headline: fixed,
        write: line.meta({ title: "Request to write", description: "The email address follows." }),
        home: line.meta({ title: "Link to the home page" }),
      })
      .meta({ title: "When a part of a page fails", description: "In its place." }),
  },
);
export type ErrorCopy = z.infer<typeof errorSchema>;
