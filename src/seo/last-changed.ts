import { execFileSync } from "node:child_process";

const PAGES = "src/content/pages";
/** The content files of pages whose path doesn't name their content file. */
const SOURCES: Readonly<Record<string, string[]>> = {
  "/": [
    `${PAGES}/home.yaml`,
    "src/content/services",
    "src/content/features/home-calculator.yaml",
    "src/content/specimens.yaml",
    "src/content/guide.yaml",
  ],
  "/services": [`${PAGES}/services.yaml`, "src/content/services", "src/content/specimens.yaml"],
};

/**
 * Returns when the content of a page last changed, according to git.
 * @param path the page's path
 * @returns a date such as 2026-11-21; undefined without a git history
 */
export function lastChanged(path: string): string | undefined {
  const sources = SOURCES[path] ?? [`${PAGES}${path}.yaml`, `src/content/legal${path}.md`];
  try {
    const day = execFileSync("git", ["log", "-1", "--format=%cs", "--", ...sources], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
    return day || undefined;
  } catch {
    return undefined;
  }
}
