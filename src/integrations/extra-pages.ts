import type { AstroIntegration } from "astro";

/**
 * Adds pages that are not part of the site: in development both, and to a build those that it is
 * made for.
 * @param repository the repository's address from the site facts; null if there is none
 */
export const extraPages = (repository: string | null): AstroIntegration => ({
  name: "extra-pages",
  hooks: {
    "astro:config:setup": ({ command, injectRoute }) => {
      const isDevelopment = command === "dev";
      const add = (pattern: string, entrypoint: string) => injectRoute({ pattern, entrypoint });
      // The guide's pages; also for npm run guide.
      if (isDevelopment || process.env["GUIDE"]) add("/guide", "./src/pages/_guide.astro");
      // The editor of the content (docs/editing.md), published if it has a repository to save to.
      if (!isDevelopment && !repository) return;
      // An endpoint's file has the name of its pattern.
      add(isDevelopment ? "/admin" : "/admin.html", "./src/editor/admin.ts");
      add("/admin/config.json", "./src/editor/config.json.ts");
      add("/admin/editor/[...file]", "./src/editor/package-file.ts");
    },
  },
});
