import { z } from "astro/zod";
import { line, monthAndYear, pageHead } from "../../lib/content/text.schema.ts";

/** A legal text, except its Markdown. */
export const legalSchema = z
  .strictObject({
    ...pageHead,
    title: pageHead.title.meta({
      description: "At the top of the page, in search results and in the browser's tab.",
    }),
    updated: monthAndYear.meta({
      description: "The month of the last change.",
    }),
  })
  .meta({
    title: "Legal texts",
    page: "/{{slug}}",
    body: "A line that begins with ## is a heading, with ### one below it.",
  });

/** The labels of a legal page. */
export const legalLabelsSchema = z.strictObject({
  updated: line.meta({ title: "Before the month of the last change" }),
  contents: line.meta({ title: "Heading of the list of sections" }),
});
export type LegalLabels = z.infer<typeof legalLabelsSchema>;
