import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import TurndownService from "turndown";
import { drawSocialPicture } from "./social-picture.ts";
import { picturePath } from "./social-picture-path.ts";

/** What the files beside the pages say about the company. */
interface Company {
  url: string;
  brand: string;
  tagline: string;
}

/**
 * Writes what stands beside each built page: a Markdown twin for those who read
 * by program, and a picture for where the page is shared; and llms.txt, which
 * lists the twins. It reads the built pages, so a new page needs nothing here.
 */
export function markdownAndPictures({ url, brand, tagline }: Company): AstroIntegration {
  return {
    name: "markdown-and-pictures",
    hooks: {
      "astro:build:done": async ({ dir, pages }) => {
        const folder = fileURLToPath(dir);
        const write = (file: string, content: string | Buffer) => {
          mkdirSync(dirname(folder + file), { recursive: true });
          writeFileSync(folder + file, content);
        };
        const listed: string[] = [];
        const names = pages.map(({ pathname }) => pathname.replace(/\/$/, "") || "index").sort();
        for (const name of names) {
          const html = readFileSync(`${folder}${name}.html`, "utf8");
          const address = canonical(html);
          // Error pages are never shared.
          if (!address) continue;
          const title = textOf(html, /<title>([^<]*)<\/title>/).replace(` | ${brand}`, "");
          const description = textOf(html, /<meta name="description" content="([^"]*)"/);
          write(`${name}.md`, `${toMarkdown(html, url)}\n\nSource: ${address}\n`);
          write(
            picturePath(name === "index" ? "/" : `/${name}`).slice(1),
            await drawSocialPicture(title, brand),
          );
          listed.push(`- [${title}](${url}/${name}.md): ${description}`);
        }
        write("llms.txt", `# ${brand}\n\n> ${brand}: ${tagline}\n\n## Pages\n\n${listed.join("\n")}\n`);
      },
    },
  };
}

/** The page's one address; undefined for error pages. */
function canonical(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

function textOf(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1] ?? "";
  return found
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function toMarkdown(html: string, url: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const turndown = new TurndownService({ headingStyle: "atx", bulletListMarker: "-" });
  turndown.remove(["form", "fieldset", "script", "style", "noscript", "button"]);
  turndown.addRule("control", {
    filter: (node) => node.classList.contains("topic") || node.hasAttribute("data-not-in-markdown"),
    replacement: () => "",
  });
  turndown.addRule("drawing", {
    filter: (node) => node.nodeName.toLowerCase() === "svg",
    replacement: () => "",
  });
  return turndown.turndown(main.replaceAll('href="/', `href="${url}/`)).trim();
}
