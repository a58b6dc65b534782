import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const PAGES = "src/content/pages";
/** What every page shows: header, footer, and facts in its texts. */
const SHARED = ["src/content/navigation.yaml", "src/content/site.yaml", "src/content/claims.yaml"];
const SERVICES = ["src/content/services", "src/content/specimens.yaml"];
const FORMS = ["src/content/features/enquiry.yaml", "src/content/features/enquiry-extras.yaml"];
const LINTER = [
  "src/content/features/outreach.yaml",
  "src/content/outreach-law.yaml",
  "src/content/pages/error.yaml",
];
const GUIDE = ["src/content/guide.yaml", "src/content/guide"];

/** What a page shows besides; legal texts say themselves when they were updated. */
export const SOURCES: Readonly<Record<string, string[]>> = {
  "/": [
    `${PAGES}/home.yaml`,
    "src/content/features/assessment.yaml",
    ...SERVICES,
    ...LINTER,
    ...GUIDE,
    ...FORMS,
  ],
  "/services": [
    `${PAGES}/services.yaml`,
    "src/content/claims.yaml",
    "src/content/features/assessment.yaml",
    ...SERVICES,
  ],
  "/about": [`${PAGES}/about.yaml`],
  "/contact": [`${PAGES}/contact.yaml`, ...GUIDE, ...FORMS],
};

/**
 * Returns when the content of a page last changed: of a legal text, what it says; of other pages,
 * what git knows.
 * @param path the page's path
 * @returns a date such as 2026-11-21; undefined without a git history, and in a shallow clone, where
 * git gives every older change the date of the first commit that it has
 */
export function lastChanged(path: string): string | undefined {
  const sources = SOURCES[path];
  if (!sources) return statedDate(`src/content/legal${path}.md`);
  if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
  return git("log", "-1", "--format=%cs", "--", ...SHARED, ...sources) || undefined;
}

/** @param file a legal text, with a line such as "updated: July 2025" */
function statedDate(file: string): string | undefined {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const time = Date.parse(`${/^updated: (.+)$/m.exec(text)?.[1]} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

function git(...args: string[]): string {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}
