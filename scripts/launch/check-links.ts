import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageName } from "../../src/shared/page-path.ts";
import type { LaunchIssue } from "./issue.ts";

/**
 * Finds dead links within the built site.
 * @param folder the folder of the built site
 */
export function checkLinks(folder: string): LaunchIssue[] {
  const pages = new Map(
    globSync("**/*.html", { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
  const leadsSomewhere = (page: string, href: string) => {
    // Such as www.example.com without https://.
    if (!/^[/#]/.test(href)) return false;
    const [path = "", fragment] = href.split("#");
    const file = path === "" ? page : fileAt(folder, path);
    // After an equals sign stand the assessment's numbers.
    const [id] = fragment?.split("=") ?? [];
    return file !== undefined && (!id || (pages.get(file) ?? "").includes(` id="${id}"`));
  };
  // A link in the footer is on every page, but is reported once.
  const issues = new Map<string, LaunchIssue>();
  for (const [page, html] of pages) {
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      // Not those of other sites, and of mail and phone.
      if (/^[a-z]+:/i.test(href) || issues.has(href) || leadsSomewhere(page, href)) continue;
      issues.set(href, {
        where: `${folder}/${page}, link to ${href}`,
        what: whatToDo(href),
      });
    }
  }
  return [...issues.values()];
}

/** @returns the file that a server sends for a path, relative to the folder */
function fileAt(folder: string, path: string): string | undefined {
  const name = pageName(path);
  return [`${name}.html`, name].find((file) => existsSync(join(folder, file)));
}

/** Names the content file that contains the link, if there is one. */
function whatToDo(href: string): string {
  const source = globSync("src/content/**/*.{yaml,md}").find((file) =>
    readFileSync(file, "utf8").includes(href),
  );
  return `leads nowhere. Correct it${source ? ` in ${source}` : ""}.`;
}
