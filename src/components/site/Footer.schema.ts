import { globSync } from "node:fs";
import { basename, extname } from "node:path";
import { z } from "astro/zod";
import { line } from "../../lib/content/text-schemas.ts";
import { pagePath } from "../../shared/page-path.ts";

/** The path of a page, optionally with a fragment. */
const pageAddress = z
  .string()
  .refine((address) => pagePaths().includes(address.replace(/#.*/, "")), {
    error: ({ input }) => `there is no page “${input}”; there are ${pagePaths().join(", ")}`,
  })
  // For the editor; read on access, so that the pages are current.
  .meta({
    title: "Page",
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
  registryCode: line.describe("The words before the company's number in the commercial register."),
});
export type FooterCopy = z.infer<typeof footerSchema>;

/** The paths of all pages. */
function pagePaths(): string[] {
  const names = globSync(["src/pages/*.astro", "src/content/legal/*.md"]).map((file) =>
    basename(file, extname(file)),
  );
  // Not pages with a parameter, such as [legal], nor the error pages 404 and 500.
  const pages = names.filter((name) => !/\[|^\d{3}$/.test(name)).sort();
  return pages.map(pagePath);
}
