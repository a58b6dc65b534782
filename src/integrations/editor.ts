import type { AstroIntegration } from "astro";

const PAGES = [
  { pattern: "/admin", entrypoint: "./src/editor/admin.astro" },
  { pattern: "/admin/config.json", entrypoint: "./src/editor/config.json.ts" },
  { pattern: "/admin/editor/[...file]", entrypoint: "./src/editor/package-file.ts" },
];

/**
 * Adds /admin, the editor of the content (docs/editing.md), in development and to sites whose facts
 * name a repository. If the editor's package is not installed, the site is built without it.
 * @param repository the repository's address from the site facts
 */
export function editor(repository: string | null): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:config:setup": ({ command, injectRoute, logger }) => {
        if (command !== "dev" && !repository) return;
        try {
          import.meta.resolve("@sveltia/cms");
        } catch {
          logger.warn("@sveltia/cms is not installed: there is no /admin.");
          return;
        }
        for (const page of PAGES) injectRoute(page);
      },
    },
  };
}
