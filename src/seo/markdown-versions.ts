import { writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import TurndownService from "turndown";
import { readBuiltPages } from "./built-pages.ts";

/** The facts about the company in llms.txt. */
interface Company {
  url: string;
  brand: string;
  tagline: string;
}

/** Writes a Markdown version of each page, for programs, and llms.txt, which lists them. */
export function markdownVersions({ url, brand, tagline }: Company): AstroIntegration {
  return {
    name: "markdown-versions",
    hooks: {
      "astro:build:done": ({ dir, pages }) => {
        const list = readBuiltPages(dir, pages).map(({ name, html, title, description, address }) => {
          const markdown = toMarkdown(html, url);
          writeFileSync(new URL(`${name}.md`, dir), `${markdown}\n\nSource: ${address}\n`);
          return `- [${title}](${url}/${name}.md): ${description}\n`;
        });
        const intro = `# ${brand}\n\n> ${brand}: ${tagline}\n\n## Pages\n\n`;
        writeFileSync(new URL("llms.txt", dir), intro + list.join(""));
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
