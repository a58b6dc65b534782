import { execFileSync } from "node:child_process";

const PAGES = "src/content/pages";
/** The content that a page is made of, where its name doesn't say. */
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
 * When the words of a page last changed, by the history of its content.
 * @param path the page's address, without the host
 * @returns a day such as 2026-11-21; undefined where there is no history
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
