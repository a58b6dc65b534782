import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, fontProviders } from "astro/config";
import { FACT_FILES, loadFacts } from "./src/lib/facts.ts";
import { subsetSiteFont } from "./src/styles/subset-font.ts";

const { site } = loadFacts();
const font = await subsetSiteFont();

export default defineConfig({
  site: site.url,
  // One address for each page: /about, served from about.html.
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  integrations: [
    react(),
    {
      name: "restart-on-changed-facts",
      hooks: {
        "astro:config:setup": ({ addWatchFile, config }) => {
          for (const file of FACT_FILES) {
            addWatchFile(new URL(file, config.root));
          }
        },
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        // Nothing is sent anywhere: no call, and no form leaves the page.
        "connect-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
      ],
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Familjen Grotesk",
      cssVariable: "--font-main",
      // The first view never waits for the font and never shifts when it comes.
      display: "optional",
      fallbacks: ["Arial", "sans-serif"],
      options: { variants: [{ src: [font.main], weight: "400 700", style: "normal" }] },
    },
    {
      provider: fontProviders.local(),
      name: "Familjen Grotesk Extended",
      cssVariable: "--font-extended",
      display: "optional",
      fallbacks: [],
      optimizedFallbacks: false,
      options: {
        variants: [
          { src: [font.extended], weight: "400 700", style: "normal", unicodeRange: font.extendedRange },
        ],
      },
    },
  ],
  devToolbar: { enabled: false },
  // No code is shown anywhere, and the highlighter would need inline styles.
  markdown: { syntaxHighlight: false },
  vite: { plugins: [tailwindcss()] },
});
