import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { loadFacts } from "../../lib/content/facts.ts";
import { readMarkdown, readYaml } from "../../lib/content/read-content.ts";
import { guideChapterSchema, guideSchema } from "./guide.schema.ts";
import { GUIDE_FILE } from "./guide-file.ts";

/** The checksum that npm run guide saved. */
export const CHECKSUM_FILE = "src/features/guide/growth-guide.sha256";

/**
 * Computes the checksum of what the guide says: its texts with the facts filled in, and the facts
 * on its cover and in its imprint. Not SITE_URL, because the same file is for every copy of the site.
 */
export function guideChecksum(): string {
  const facts = loadFacts({});
  const { brand, tagline, url, legalName, location, email } = facts.site;
  const copy = readYaml("src/content/guide.yaml", guideSchema, facts.references);
  const files = globSync("src/content/guide/*.md").sort();
  const chapters = files.map((file) => readMarkdown(file, guideChapterSchema, facts));
  return hash("sha256", JSON.stringify([copy, chapters, brand, tagline, url, legalName, location, email]));
}

/** Returns whether the guide's file is missing, or reads differently than its texts. */
export const isGuideOutdated = () =>
  !existsSync(GUIDE_FILE) ||
  !existsSync(CHECKSUM_FILE) ||
  readFileSync(CHECKSUM_FILE, "utf8").trim() !== guideChecksum();
