import { readFileSync, writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import TurndownService from "turndown";

/**
 * Writes a Markdown version of each page that links to one, for programs.
 * @param url the site's address
 */
export function markdownVersions(url: string): AstroIntegration {
  return {
    name: "markdown-versions",
    hooks: {
      "astro:build:done": ({ dir, pages }) => {
        for (const { pathname } of pages) {
          const path = pathname.replace(/\/$/, "");
          const file = new URL(path || "index", dir).href;
          const html = readFileSync(new URL(`${file}.html`), "utf8");
          if (!html.includes('type="text/markdown"')) continue;
          writeFileSync(new URL(`${file}.md`), `${toMarkdown(html, url)}\n\nSource: ${url}/${path}\n`);
        }
      },
    },
  };
}

function toMarkdown(html: string, url: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const turndown = new TurndownService({ headingStyle: "atx", bulletListMarker: "-" });
  turndown.remove(["form", "fieldset", "script", "style", "noscript", "button"]);
  turndown.remove((node) => node.nodeName === "svg" || node.hasAttribute("data-not-in-markdown"));
  return turndown.turndown(main.replaceAll('href="/', `href="${url}/`)).trim();
}
