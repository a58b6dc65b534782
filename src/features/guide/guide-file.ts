import { readFileSync } from "node:fs";

/** The guide where it is published, and where it lies in the project. */
export const GUIDE_PATH = "/growth-guide.pdf";
export const GUIDE_FILE = `public${GUIDE_PATH}`;
/** The cover and the contents come before the first chapter, and each chapter is one page. */
export const PAGES_BEFORE = 2;

/**
 * Describes the published guide, as it stands beside its download button.
 * @returns for example "PDF, 12 pages, 180 KB"; a kilobyte is 1024 bytes, begun ones count
 * @throws Error where the file is missing or no guide
 */
export function describeGuide(file = GUIDE_FILE): string {
  const content = readFileSync(file);
  const pages = countPages(content);
  if (pages === 0) {
    throw new Error(`${file} has no pages. Make it again: npm run guide.`);
  }
  return `PDF, ${pages} pages, ${Math.ceil(content.byteLength / 1024)} KB`;
}

/**
 * Counts the pages without a PDF library, so that the build needs none: the
 * browser that wrote the file leaves each page's dictionary in the clear (ISO
 * 32000-2, 7.7.3.3).
 */
export function countPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
