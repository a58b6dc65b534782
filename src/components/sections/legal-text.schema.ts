import { z } from "astro/zod";
import { monthAndYear, pageHead } from "../../lib/content/text.schema.ts";

/** A legal text, except its Markdown. */
export const legalSchema = z
  .strictObject({
    ...pageHead,
    title: pageHead.title.meta({
      description: "At the top of the page, in search results and in the browser's tab.",
    }),
    updated: monthAndYear.meta({
      description: "The month of the last change. A release asks whether it is right.",
    }),
  })
  .meta({
    title: "Legal texts",
    page: "/{{slug}}",
    body: "A line that begins with ## is a heading, with ### one below it.",
  });
