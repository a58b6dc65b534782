import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { GUIDE_FILE } from "../src/features/guide/guide-file.ts";
import { getContent, getFolder, getSite } from "../src/reader/content.ts";

/** The checksum that npm run guide saved. */
export const CHECKSUM_FILE = "src/features/guide/growth-guide.sha256";

/**
 * Computes the checksum of what the guide says: its texts with the facts filled in, and the facts
 * on its cover and in its imprint. Not SITE_URL, because the same file is for every copy of the site.
 */
export function guideChecksum(): string {
  const site = getSite({});
  const { brand, tagline, url, legalName, location, email } = site;
  const copy = getContent("guide", site);
  const chapters = getFolder("guide", site).map(({ data, body }) => ({ data, body }));
  return hash("sha256", JSON.stringify([copy, chapters, brand, tagline, url, legalName, location, email]));
}

/** Returns whether the guide's file is missing, or reads differently than its texts. */
export const isGuideOutdated = () =>
  !existsSync(GUIDE_FILE) ||
  !existsSync(CHECKSUM_FILE) ||
  readFileSync(CHECKSUM_FILE, "utf8").trim() !== guideChecksum();
