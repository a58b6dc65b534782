import { z } from "astro/zod";
import { findWrongName } from "../lib/content/page-names.ts";
import { heading, line, monthAndYear, pageHead } from "./text.ts";

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
    body: "A line that begins with ## is a heading, with ### one below it. The terms must limit liability to the amounts paid in the preceding 12 months.",
  });

/** What the terms must say (specification, chapter 2). */
const LIABILITY = /\bamounts\b[^.]*\bpaid\b[^.]*\b12 months\b/;

/**
 * Finds what is wrong with a legal text that its fields don't show.
 * @param id the name of its file, without the extension
 * @returns undefined if nothing is wrong
 */
export function findLegalMistake(id: string, body: string): string | undefined {
  if (id === "terms" && !LIABILITY.test(body)) {
    return "the terms must limit liability to the amounts paid in the preceding 12 months. Say so in a sentence.";
  }
  return findWrongName(id);
}

/** The labels of a legal page. */
export const legalIntroSchema = z.strictObject({
  updated: line.meta({ title: "Before the month of the last change" }),
  contents: line.meta({ title: "Heading of the list of sections" }),
});
export type LegalIntroCopy = z.infer<typeof legalIntroSchema>;

/** The labels of the company's details. */
export const companyDetailsSchema = z
  .strictObject({
    title: heading,
    legalName: line,
    registryCode: line,
    vatNumber: line.meta({ title: "VAT number" }),
    noVatNumber: line.meta({
      title: "Without a VAT number",
      description: "Instead of the number, if the company is not registered for VAT.",
    }),
    postalAddress: line,
    email: line,
    phone: line,
  })
  .meta({ description: "What stands before each detail. The details are in Company › Facts." });
export type CompanyDetailsCopy = z.infer<typeof companyDetailsSchema>;
