import { readFileSync } from "node:fs";

/** The guide where it is published, and where it lies in the project. */
export const GUIDE_PATH = "/growth-guide.pdf";
export const GUIDE_FILE = `public${GUIDE_PATH}`;

/**
 * Describes the published guide, as it stands beside its download button. The
 * file is read without a PDF library, so that the build needs none: the browser
 * that wrote it leaves each page's dictionary in the clear (ISO 32000-2, 7.7.3.3).
 * @returns for example "PDF, 12 pages, 180 KB"
 * @throws Error where the file has no page, and so is no guide
 */
export function describeGuide(file = GUIDE_FILE): string {
  const content = readFileSync(file);
  const pages = content.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;
  if (!pages) {
    throw new Error(`${file} has no pages. Make it again: npm run guide.`);
  }
  return `PDF, ${pages} pages, ${Math.ceil(content.byteLength / 1024)} KB`;
}
