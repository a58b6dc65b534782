import { z } from "astro/zod";
import { pagePaths } from "../../lib/content/page-names.ts";
import { line } from "../../lib/content/text.schema.ts";

/** The path of a page, optionally with a fragment. */
const pageAddress = z
  .string()
  .refine((address) => pagePaths().includes(address.replace(/#.*/, "")), {
    error: ({ input }) => `there is no page “${input}”; there are ${pagePaths().join(", ")}`,
  })
  // For the editor; read on access, so that the pages are current.
  .meta({
    title: "Page",
    description: "A new page can be entered here after a reload of the editor.",
    get pattern() {
      return `^(${pagePaths().join("|")})(#[\\w-]+)?$`;
    },
    get patternErrorMessage() {
      return `must be one of ${pagePaths().join(", ")}`;
    },
    isLine: true,
  });
const links = z.array(z.strictObject({ label: line, href: pageAddress })).min(1);

export const footerSchema = z.strictObject({
  pagesLabel: line.meta({ title: "Heading of the pages" }),
  pages: links,
  legalLabel: line.meta({ title: "Heading of the legal texts" }),
  legal: links.meta({ title: "Legal texts" }),
  contactLabel: line.meta({ title: "Heading of the contact details" }),
  registryCode: line.meta({
    title: "Before the registry code",
    description: "The company's number in the commercial register.",
  }),
});
export type FooterCopy = z.infer<typeof footerSchema>;
