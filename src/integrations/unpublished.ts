import type { AstroIntegration } from "astro";

/**
 * What React's components need in development where a script of ours mounts them: a preamble
 * of @vitejs/plugin-react, which Astro adds for its islands only.
 */
const FAST_REFRESH = `
  import { injectIntoGlobalHook } from "/@react-refresh";
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
`;

/** Adds what is there while developing and in builds that ask for it, and is never published. */
export function unpublished(): AstroIntegration {
  return {
    name: "unpublished",
    hooks: {
      "astro:config:setup": ({ command, injectRoute, injectScript }) => {
        const isDevelopment = command === "dev";
        if (isDevelopment) injectScript("page", FAST_REFRESH);
        // Every part in every state: for tests too.
        if (isDevelopment || process.env["REVIEW"]) {
          injectRoute({ pattern: "/review", entrypoint: "./src/review/review.astro" });
        }
        // The guide as pages to be printed: for npm run guide too.
        if (isDevelopment || process.env["GUIDE"]) {
          injectRoute({ pattern: "/guide", entrypoint: "./src/features/guide/guide.astro" });
        }
      },
    },
  };
}
