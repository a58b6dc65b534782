import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import querystring from "node:querystring";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { pageName } from "../lib/page-path.ts";
import { CONTENT_FOLDER } from "../reader/files.ts";

/**
 * Ends a build with links and pictures that lead nowhere.
 * @param site the public address
 */
export const checkLinks = (site: string): AstroIntegration => ({
  name: "check-links",
  hooks: {
    "astro:build:done": ({ dir, logger }) => {
      const dead = findDeadLinks(fileURLToPath(dir), site);
      if (dead.length === 0) return;
      logger.error(`There are links or pictures that lead nowhere:\n${dead.join("\n")}`);
      // Not by an error, of which Astro would show the stack.
      process.exit(1);
    },
  },
});

/**
 * Finds dead links within the built site, also to its pictures, and pictures from elsewhere, which its policy
 * blocks.
 * @param folder the folder of the built site
 * @param site the public address
 * @returns each with the texts that have it, or else with its first page
 */
export function findDeadLinks(folder: string, site: string): string[] {
  const pages = new Map(
    globSync("**/*.html", { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
  const leadsSomewhere = (page: string, link: string) => {
    const [path = "", id] = link.split("#");
    const name = pageName(path);
    const file = path ? [`${name}.html`, name].find((file) => existsSync(join(folder, file))) : page;
    // Not such as www.example.com without https://.
    return /^[/#]/.test(link) && file && (!id || pages.get(file)?.includes(` id="${id}"`));
  };
  // A link in the footer is on every page, but is reported once.
  const dead = new Map<string, string>();
  for (const [page, html] of pages) {
    for (const [, tag, href = ""] of html.matchAll(/<(a|img)\b[^>]*? (?:href|src)="([^"]*)"/g)) {
      // Never throws, unlike decodeURIComponent.
      const link = querystring.unescape(href.startsWith(`${site}/`) ? href.slice(site.length) : href);
      // Other sites, mail and phone.
      const isElsewhere = tag === "a" ? /^[a-z]+:/i.test(link) : link.startsWith("data:");
      if (!isElsewhere && !leadsSomewhere(page, link)) dead.set(href, dead.get(href) ?? page);
    }
  }
  return Array.from(dead, ([href, page]) => `✖ ${href}\n  → ${filesWith(href) || page}`);
}

/** Returns the texts with a link, as YAML, Markdown or HTML has it. */
const filesWith = (href: string) =>
  globSync(`${CONTENT_FOLDER}/**/*.{yaml,md}`)
    .filter((file) => {
      const source = readFileSync(file, "utf8");
      const links = [href, querystring.unescape(href)];
      return links.some((link) =>
        [`href: ${link}\n`, `](${link}`, `]: ${link}\n`, `"${link}"`].some((form) => source.includes(form)),
      );
    })
    .join(", ");
