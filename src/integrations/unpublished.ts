import type { AstroIntegration } from "astro";

/**
 * React's development code needs a preamble of @vitejs/plugin-react. Astro adds it only to pages with
 * islands, but our scripts mount components without them.
 */
const FAST_REFRESH = `
  import { injectIntoGlobalHook } from "/@react-refresh";
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
`;

/** Adds pages for development, and for builds with REVIEW or GUIDE set. They are never published. */
export function unpublished(): AstroIntegration {
  return {
    name: "unpublished",
    hooks: {
      "astro:config:setup": ({ command, injectRoute, injectScript }) => {
        const isDevelopment = command === "dev";
        if (isDevelopment) injectScript("page", FAST_REFRESH);
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
