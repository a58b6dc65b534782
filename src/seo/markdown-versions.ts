import { readFileSync, writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import TurndownService from "turndown";
import { pageName } from "../shared/page-path.ts";

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
          const path = `/${pathname.replace(/\/$/, "")}`;
          const file = new URL(pageName(path), dir).href;
          const html = readFileSync(new URL(`${file}.html`), "utf8");
          if (!html.includes('type="text/markdown"')) continue;
          const address = url + path;
          writeFileSync(new URL(`${file}.md`), `${toMarkdown(html, address)}\n\nSource: ${address}\n`);
        }
      },
    },
  };
}

function toMarkdown(html: string, address: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const turndown = new TurndownService({ headingStyle: "atx", bulletListMarker: "-" });
  turndown.remove(["form", "script", "style", "noscript", "button"]);
  turndown.remove((node) => node.nodeName === "svg" || node.hasAttribute("data-not-in-markdown"));
  // What a calculation starts from is in its fields.
  turndown.addRule("field", { filter: "input", replacement: (_, node) => fieldText(node as Element) });
  turndown.addRule("label", {
    filter: (node) => node.nodeName === "LABEL" && node.hasAttribute("for"),
    replacement: (content) => `${content}: `,
  });
  // Tables as on GitHub; the plugin for them requires a header in every column.
  turndown.addRule("cell", { filter: ["th", "td"], replacement: (content) => `| ${content.trim()} ` });
  turndown.addRule("rows", { filter: ["thead", "tbody"], replacement: (content) => content });
  turndown.addRule("row", {
    filter: "tr",
    replacement: (content, { parentNode, childNodes }) =>
      `${content}|\n${parentNode?.nodeName === "THEAD" ? `${"|---".repeat(childNodes.length)}|\n` : ""}`,
  });
  return turndown
    .turndown(
      main.replace(/ (href|src)="([/#][^"]*)"/g, (_, name, to) => ` ${name}="${new URL(to, address)}"`),
    )
    .trim();
}

/** Returns what is entered in a field, or whether it is chosen. */
function fieldText(field: Element): string {
  if (field.getAttribute("type") === "radio") return field.hasAttribute("checked") ? "(x) " : "( ) ";
  return field.getAttribute("type") === "range" ? "" : (field.getAttribute("value") ?? "");
}
