import { readFileSync } from "node:fs";
import { fill } from "../../lib/fill.ts";

/** The path of the guide's pages, in development only. */
export const GUIDE_PAGE = "/guide";
/** The guide's published path, and its file in the project. */
export const GUIDE_PATH = "/growth-guide.pdf";
export const GUIDE_FILE = `public${GUIDE_PATH}`;
/** The number of pages before the first chapter: cover and contents. Each chapter is one page. */
export const PAGES_BEFORE = 2;

/**
 * Describes the guide's file for its download button.
 * @param label such as "PDF, {pages} pages, {size} KB": rounded up to a kilobyte of 1024 bytes
 */
export function describeGuide(label: string): string {
  const content = readFileSync(GUIDE_FILE);
  // Without a PDF library, which the build then doesn't need: the browser that printed the file leaves each page's
  // dictionary uncompressed (ISO 32000-2, 7.7.3.3).
  const pages = content.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  return fill(label, { pages, size: Math.ceil(content.byteLength / 1024) });
}

const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * Formats the guide's edition. Its month is content and not the date of the build, so that the same
 * sources always give the same guide.
 * @param label such as "Edition of {month}"
 * @param edition such as "2026-11"
 * @returns such as "Edition of November 2026"
 */
export const describeEdition = (label: string, edition: string) =>
  fill(label, { month: month.format(new Date(edition)) });
