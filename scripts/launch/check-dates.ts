import { readFileSync } from "node:fs";
import type { Site } from "../../src/lib/content/facts.schema.ts";
import { readYaml } from "../../src/lib/content/read-yaml.ts";
import { formatPlace, type LaunchIssue } from "./issue.ts";

const SITE = "src/content/site.yaml";
const DAY_MS = 86_400_000;
/** How many days before its end a date is reported. */
const AHEAD = 60;
/** security.txt should expire within a year (RFC 9116, section 2.5.5). */
const SECURITY_MAX = 365;

/** Finds dates that have passed or will pass soon. */
export function checkDates(site: Site, now: Date): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const end = Date.parse(`${site.securityContactUntil}T23:59:59Z`);
  const days = Math.floor((end - now.getTime()) / DAY_MS);
  if (days < AHEAD || days > SECURITY_MAX) {
    const { lineOf } = readYaml(readFileSync(SITE, "utf8"));
    issues.push({
      where: formatPlace(SITE, lineOf(["securityContactUntil"]), "securityContactUntil"),
      what: `security.txt ${describePeriod(days)}. Check that the email is the one for reports, then enter a day within a year.`,
    });
  }
  return issues;
}

/** @returns such as "ends in 30 days" */
function describePeriod(days: number): string {
  if (days < 0) return "has ended";
  return days > SECURITY_MAX ? "would hold for more than a year" : `ends in ${days} days`;
}
