import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describeExample } from "../src/features/assessment/example.ts";
import { GUIDE_FILE } from "../src/features/guide/guide-file.ts";
import { getContent, getFolder, getSite } from "../src/reader/content.ts";

/** What npm run guide saved about the texts and facts that it printed. */
export const CHECKSUM_FILE = "src/features/guide/guide-checksum.json";

/**
 * Describes what the guide says: its texts with the facts filled in, and the facts on its cover and in
 * its imprint. Not SITE_URL, because the same file is for every copy of the site.
 */
export function guideSource() {
  const site = getSite({});
  const { brand, tagline, url, legalName, location, email } = site;
  const copy = getContent("guide", site);
  const { assessment } = getContent("features/assessment", site);
  const { line } = describeExample(assessment, getContent("pages/home", site).hero.example);
  const chapters = getFolder("guide", site).map(({ data, body }) => ({ data, body }));
  const texts = [copy, chapters, line, brand, tagline, url, legalName, location, email];
  return { brand, email, checksum: hash("sha256", JSON.stringify(texts)) };
}

/** Returns what the guide's file says; undefined if it, or what npm run guide saved with it, is missing. */
export function savedGuideSource() {
  if (!existsSync(GUIDE_FILE) || !existsSync(CHECKSUM_FILE)) return undefined;
  return JSON.parse(readFileSync(CHECKSUM_FILE, "utf8")) as ReturnType<typeof guideSource>;
}
