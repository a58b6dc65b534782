import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AstroUserConfig } from "astro";
import { isDeliveryMode } from "../lib/delivery-mode.ts";
import { PRERENDER_RULES } from "../lib/prerender-rules.ts";
import { lightDarkFallback } from "../styles/color.ts";

// Astro hashes its own scripts and styles, but not those with is:inline.
const INLINE_SCRIPTS = [PRERENDER_RULES, readFileSync("src/features/enquiry/set-topic.js", "utf8")];
const INLINE_STYLES = [lightDarkFallback(readFileSync("src/styles/tokens.css", "utf8"))];
const hashesOf = (texts: readonly string[]) =>
  texts.map((text) => `sha256-${hash("sha256", text, "base64")}` as const);

type Policy = NonNullable<NonNullable<AstroUserConfig["security"]>["csp"]>;

/**
 * The policy of every page, which Astro writes into its meta element together with the hashes of its
 * scripts and styles. Directives that a meta element can't contain are in server/headers.ts.
 */
export const contentSecurityPolicy = (): Policy => ({
  scriptDirective: { hashes: hashesOf(INLINE_SCRIPTS) },
  styleDirective: { hashes: hashesOf(INLINE_STYLES) },
  directives: [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    // No data can be sent to third parties. Forms post to the site, and auditing tools fetch robots.txt.
    "connect-src 'self'",
    // Without JavaScript the browser posts the form.
    `form-action ${isDeliveryMode() ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    // No string may become code; neither React nor Astro's islands need that.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ],
});
