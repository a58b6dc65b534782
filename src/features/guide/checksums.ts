import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { GUIDE_FILE } from "./guide-file.ts";

/** The sources of the guide's pages, and the files generated from them. */
const FILES = [
  "src/content/guide.yaml",
  "src/content/guide/*.md",
  "src/content/site.yaml",
  "src/content/claims.yaml",
  "src/features/guide/*.{astro,tsx,css}",
  "src/features/guide/{edition,guide-file,shelf/pictures}.ts",
  "src/illustrations/{GrowthLine,Mark}.{tsx,module.css}",
  "src/lib/{fill,scatter}.ts",
  "src/styles/{reset,tokens}.css",
  "src/features/guide/pictures/*.png",
  GUIDE_FILE,
];

/** The checksums that npm run guide saved. */
export const CHECKSUM_FILE = "src/features/guide/growth-guide.sha256";

/**
 * Computes the checksums of the guide and its sources. If a line differs from CHECKSUM_FILE, that
 * file has changed since the guide was generated.
 * @returns lines as sha256sum writes them: a checksum, two spaces, a path
 */
export function guideChecksums(): string {
  return globSync(FILES)
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .map((file) => `${createHash("sha256").update(readFileSync(file)).digest("hex")}  ${file}\n`)
    .join("");
}
