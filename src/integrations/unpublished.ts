import type { AstroIntegration } from "astro";

/** Adds pages for development, and for builds with REVIEW or GUIDE set. They are never published. */
export function unpublished(): AstroIntegration {
  return {
    name: "unpublished",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        const isDevelopment = command === "dev";
        // All components in all states; also for tests.
        if (isDevelopment || process.env["REVIEW"]) {
          injectRoute({ pattern: "/review", entrypoint: "./src/review/review.astro" });
        }
        // The guide's pages; also for npm run guide.
        if (isDevelopment || process.env["GUIDE"]) {
          injectRoute({ pattern: "/guide", entrypoint: "./src/features/guide/guide.astro" });
        }
      },
    },
  };
}
