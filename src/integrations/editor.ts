import type { AstroIntegration } from "astro";

const PAGES = [
  { pattern: "/admin", entrypoint: "./src/editor/admin.astro" },
  { pattern: "/admin/config.json", entrypoint: "./src/editor/config.json.ts" },
  { pattern: "/admin/editor/[...file]", entrypoint: "./src/editor/package-file.ts" },
];

/**
 * Adds /admin, where the content is edited in a browser (docs/editing.md): while developing, and to
 * a site that names its repository. Without the editor's package the site is built without it.
 * @param repository as the site's facts have it
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
