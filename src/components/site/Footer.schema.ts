import { globSync } from "node:fs";
import { basename, extname } from "node:path";
import { z } from "astro/zod";
import { text } from "../../lib/content/text-schemas.ts";

/** The path of a page, optionally with a fragment. */
const pageAddress = z.string().refine((address) => pagePaths().includes(address.replace(/#.*/, "")), {
  error: ({ input }) => `there is no page “${input}”; there are ${pagePaths().join(", ")}`,
});
const links = z.array(z.strictObject({ label: text, href: pageAddress })).min(1);

export const footerSchema = z.strictObject({
  pagesLabel: text,
  pages: links,
  legalLabel: text,
  legal: links,
  contactLabel: text,
  registryCode: text.describe("Precedes the company's number in the commercial register."),
});
export type FooterCopy = z.infer<typeof footerSchema>;

/** The paths of all pages. */
function pagePaths(): string[] {
  const names = globSync(["src/pages/*.astro", "src/content/legal/*.md"]).map((file) =>
    basename(file, extname(file)),
  );
  // Not pages with a parameter, such as [legal], nor the error pages 404 and 500.
  const pages = names.filter((name) => !/\[|^\d{3}$/.test(name)).sort();
  return pages.map((name) => (name === "index" ? "/" : `/${name}`));
}
