import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The files and folders of src/content that every page shows: header, footer, and facts in its texts. */
const SHARED = ["navigation.yaml", "site.yaml", "claims.yaml"];
const SERVICES = ["services", "specimens.yaml", "features/assessment.yaml"];
const LINTER = ["features/outreach.yaml", "outreach-law.yaml"];
const FORMS = ["features/enquiry.yaml", "pages/error.yaml"];
const GUIDE = ["guide.yaml", "guide"];

/** What a page shows besides; legal texts say themselves when they were updated. */
export const SOURCES: Readonly<Record<string, string[]>> = {
  "/": ["pages/home.yaml", ...SERVICES, ...LINTER, ...GUIDE, ...FORMS],
  "/services": ["pages/services.yaml", "claims.yaml", ...SERVICES],
  "/about": ["pages/about.yaml"],
  "/contact": ["pages/contact.yaml", ...GUIDE, ...FORMS],
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
  const files = [...SHARED, ...sources].map((file) => `src/content/${file}`);
  return git("log", "-1", "--format=%cs", "--", ...files) || undefined;
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
