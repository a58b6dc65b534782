import { readFileSync } from "node:fs";
import { isGuideOutdated } from "../../src/features/guide/checksum.ts";
import { GUIDE_FILE } from "../../src/features/guide/guide-file.ts";
import type { Site } from "../../src/lib/content/fact-schemas.ts";
import { readYaml } from "../../src/lib/content/read-yaml.ts";
import { NOTES_FILE } from "../server-notes.ts";
import { formatPlace, type LaunchIssue } from "./issue.ts";

const SITE = "src/content/site.yaml";
const DAY_MS = 86_400_000;
/** How many days before its end a date is reported. */
const AHEAD = 60;
/** security.txt should expire within a year (RFC 9116, section 2.5.5). */
const SECURITY_MAX = 365;

/**
 * Finds dates that have passed or will pass soon.
 * @param holidays the holidays that the built site knows, such as "2026-12-24"; they cover the last
 * one's whole year
 */
export function checkDates(site: Site, holidays: readonly string[], now: Date): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const daysUntil = (day: string) => Math.floor((Date.parse(`${day}T23:59:59Z`) - now.getTime()) / DAY_MS);

  const days = daysUntil(site.securityContactUntil);
  if (days < AHEAD || days > SECURITY_MAX) {
    const { lineOf } = readYaml(readFileSync(SITE, "utf8"));
    issues.push({
      where: formatPlace(SITE, lineOf(["securityContactUntil"]), "securityContactUntil"),
      what: `security.txt ${describePeriod(days)}. Check that the email is the one for reports, then enter a day within a year.`,
    });
  }
  const year = holidays.at(-1)?.slice(0, 4);
  if (year && daysUntil(`${year}-12-31`) < AHEAD) {
    issues.push({
      where: NOTES_FILE,
      what: `knows public holidays until the end of ${year}. Build again: npm run build.`,
    });
  }
  if (isGuideOutdated()) {
    issues.push({
      where: GUIDE_FILE,
      what: "reads differently than its texts. Run npm run guide on a computer with Chromium, and commit the file.",
    });
  }
  return issues;
}

/** @returns such as "ends in 30 days" */
function describePeriod(days: number): string {
  if (days < 0) return "has ended";
  return days > SECURITY_MAX ? "would hold for more than a year" : `ends in ${days} days`;
}
