import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const STYLE = /<style>astro-island[^<]*<\/style>/;

/** Moves the style that Astro writes beside an island into the head, the one place where HTML allows it. */
export function islandStyle(): AstroIntegration {
  return {
    name: "island-style",
    hooks: {
      "astro:build:done": ({ dir, assets }) => {
        for (const file of [...assets.values()].flat()) {
          const path = fileURLToPath(file);
          if (!path.startsWith(fileURLToPath(dir)) || !path.endsWith(".html")) continue;
          const html = readFileSync(path, "utf8");
          const [style] = STYLE.exec(html) ?? [];
          if (style) writeFileSync(path, html.replace(style, "").replace("</head>", `${style}</head>`));
        }
      },
    },
  };
}
