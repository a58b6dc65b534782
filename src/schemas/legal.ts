import { z } from "astro/zod";
import type { EditorMeta } from "./json-schema.ts";
import { pageHead } from "./page.ts";
import { heading, line, monthAndYear } from "./text.ts";

/** A legal text, except its Markdown. */
export const legalSchema = z
  .strictObject({
    ...pageHead,
    title: pageHead.title.describe("At the top of the page, in search results and in the browser's tab."),
    updated: monthAndYear.describe("The month of the last change."),
  })
  .meta({
    title: "Legal texts",
    page: "/{{slug}}",
    body: "A line that begins with ## is a heading, with ### one below it.",
  } satisfies EditorMeta);

/** What all legal pages say beside their text. */
export const legalPageSchema = z
  .strictObject({
    updated: line.meta({ title: "Before the month of the last change" }),
    contents: line.meta({ title: "Heading of the list of sections" }),
    company: z
      .strictObject({
        title: heading,
        legalName: line,
        registryCode: line,
        vatNumber: line.meta({ title: "VAT number" }),
        noVatNumber: line.meta({ title: "Without a VAT number" }),
        postalAddress: line,
        email: line,
        phone: line,
      })
      .describe("What stands before each detail. The details are in Company › Facts."),
  })
  .meta({ title: "Words on legal pages", page: "/privacy" } satisfies EditorMeta);
export type LegalPageCopy = z.infer<typeof legalPageSchema>;
