import { basename } from "node:path";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig, fontProviders } from "astro/config";
import { loadEnvFile } from "./server/env-file.ts";
import { checkLinks } from "./src/integrations/check-links.ts";
import { contentSecurityPolicy } from "./src/integrations/content-security-policy.ts";
import { extraPages } from "./src/integrations/extra-pages.ts";
import { postprocessBuild } from "./src/integrations/postprocess-build.ts";
import { writeBuildInfo } from "./src/integrations/write-build-info.ts";
import { readDeliveries } from "./src/lib/delivery-mode.ts";
import { checkContent } from "./src/reader/check-content.ts";
import { getSite } from "./src/reader/content.ts";
import type { Site } from "./src/schemas/site.ts";
import { TYPEFACE } from "./src/styles/typeface.ts";

const site = await readFacts();
const FONT = `@fontsource-variable/${TYPEFACE.slug}/files/${TYPEFACE.slug}`;
/** `Features.LightDark` and `Features.OklabColors` of Lightning CSS, which only Vite can import. */
const LIGHT_DARK = 1_048_576;
const OKLAB_COLORS = 2_048;
const weights = { weight: "400 700", style: "normal" } as const;

export default defineConfig({
  site: site.url,
  // Each page has one address: /about, served from about.html.
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  // Scoped styles get no extra specificity, so that .no-print (print.css) also hides an element to which an
  // .astro file gives a display.
  scopedStyleStrategy: "where",
  integrations: [
    react(),
    sitemap({ filter: (page) => !/^\/(enquiry-|guide$)/.test(new URL(page).pathname) }),
    extraPages(site.repository),
    checkLinks(site.url),
    postprocessBuild(),
    writeBuildInfo(),
  ],
  security: { csp: contentSecurityPolicy() },
  fonts: [
    {
      provider: fontProviders.local(),
      name: TYPEFACE.name,
      cssVariable: "--font-main",
      // src/styles/fonts.css has the fallback font, because Astro's has the same width for all weights.
      optimizedFallbacks: false,
      fallbacks: [],
      options: {
        variants: [
          { ...weights, src: [`${FONT}-latin-wght-normal.woff2`] },
          // Loaded only by pages with such letters.
          { ...weights, src: [`${FONT}-latin-ext-wght-normal.woff2`], unicodeRange: ["U+100-2BA"] },
        ],
      },
    },
  ],
  vite: {
    // Older syntax for nested styles, of 2023.
    build: { cssTarget: ["chrome109", "firefox115", "safari16.4"] },
    css: {
      // Leaves light-dark() and OKLCH as they are: lightDarkFallback is for browsers without them.
      lightningcss: { exclude: LIGHT_DARK | OKLAB_COLORS },
      // Readable class names, unique because the names of modules are (src/styles/module-names.test.ts).
      modules: { generateScopedName: (local, file) => `${basename(file, ".module.css")}_${local}` },
    },
  },
  devToolbar: { enabled: false },
  // The site shows no code, and Astro warns of the inline styles of syntax highlighting.
  markdown: { syntaxHighlight: false },
});

/** Ends with a list of what is wrong, instead of Astro's stack. */
async function readFacts(): Promise<Site> {
  try {
    // Astro itself reads .env later, when the address and the policy of the pages are already set.
    loadEnvFile();
    readDeliveries(process.env);
    // While texts are edited, the page with a mistake shows it.
    if (process.env["NODE_ENV"] === "production") await checkContent();
    return getSite();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
