import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** Everything that the guide's pages are made of. */
const SOURCES = [
  "src/content/guide.yaml",
  "src/content/guide/*.md",
  "src/content/site.yaml",
  "src/content/claims.yaml",
  "src/features/guide/*.{astro,tsx,css}",
  "src/illustrations/{GrowthLine,Mark}.tsx",
  "src/lib/scatter.ts",
  "src/styles/tokens.css",
];

/**
 * The edition of the guide that the sources of this moment would give. It is
 * printed on the guide's last page, so that a reader can compare two copies and
 * a test can tell whether the published file is older than its sources.
 * @returns ten hexadecimal digits, the same for the same sources on any system
 */
export function guideEdition(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES).sort()) {
    const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
    hash.update(`${file.replaceAll("\\", "/")}\n${text}\n`);
  }
  return hash.digest("hex").slice(0, 10);
}
