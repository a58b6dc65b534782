import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { at, type LaunchPoint } from "./point.ts";

/**
 * Finds links within the built site that lead nowhere.
 * @param folder of the built site
 */
export function checkLinks(folder: string): LaunchPoint[] {
  const pages = new Map(
    globSync("**/*.html", { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
  const leadsSomewhere = (page: string, href: string) => {
    const [path = "", fragment] = href.split("#");
    const file = path === "" ? page : fileAt(folder, path);
    // A fragment with a question mark is read by the page's script: the assessment's figures.
    const isPart = fragment && !fragment.includes("?");
    return file !== undefined && (!isPart || (pages.get(file) ?? "").includes(` id="${fragment}"`));
  };
  // A link of the footer is on every page, and told one time.
  const points = new Map<string, LaunchPoint>();
  for (const [page, html] of pages) {
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      if (!/^[/#]/.test(href) || points.has(href) || leadsSomewhere(page, href)) continue;
      points.set(href, {
        where: at(`${folder}/${page}`, undefined, `link to ${href}`),
        what: whatToDo(href),
      });
    }
  }
  return [...points.values()];
}

/** @returns the file, relative to the folder, that a server sends for a path */
function fileAt(folder: string, path: string): string | undefined {
  const name = path === "/" ? "index" : path.slice(1);
  return [`${name}.html`, name].find((file) => existsSync(join(folder, file)));
}

/** Names the text that holds the link, where there is one. */
function whatToDo(href: string): string {
  const source = globSync("src/content/**/*.{yaml,md}").find((file) =>
    readFileSync(file, "utf8").includes(href),
  );
  return `leads nowhere. Correct it${source ? ` in ${source}` : ""}.`;
}
