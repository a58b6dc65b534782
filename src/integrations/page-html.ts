import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { keepOwnHashes } from "./content-security-policy.ts";

/** Changes what Astro writes into each page, before the pages are compressed. */
export function pageHtml(): AstroIntegration {
  return {
    name: "page-html",
    hooks: {
      "astro:build:done": ({ dir, assets }) => {
        for (const file of [...assets.values()].flat()) {
          const path = fileURLToPath(file);
          if (!path.startsWith(fileURLToPath(dir)) || !path.endsWith(".html")) continue;
          const html = readFileSync(path, "utf8");
          writeFileSync(path, keepOwnHashes(deferScripts(html)));
        }
      },
    },
  };
}

/** A page's files of script are asked for after its first paint (src/browser/late-scripts.ts). */
function deferScripts(html: string): string {
  return html.replaceAll('<script type="module" src=', '<script type="module" data-src=');
}
