import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AstroUserConfig } from "astro";
import { isDeliveryMode } from "../lib/delivery-mode.ts";
import { PRERENDER_RULES } from "../lib/prerender-rules.ts";
import { lightDarkFallback } from "../styles/color.ts";

// Astro hashes its own scripts and styles, but not those with is:inline.
const INLINE_SCRIPTS = [PRERENDER_RULES, readFileSync("src/features/enquiry/set-topic.js", "utf8")];
const INLINE_STYLES = [lightDarkFallback(readFileSync("src/styles/tokens.css", "utf8"))];
const hashOf = (text: string) => `sha256-${hash("sha256", text, "base64")}` as const;

type Policy = NonNullable<NonNullable<AstroUserConfig["security"]>["csp"]>;

/**
 * The policy of every page, which Astro writes into its meta element together with the hashes of its
 * scripts and styles. Directives that a meta element can't contain are in server/headers.ts.
 */
export const contentSecurityPolicy = (): Policy => ({
  scriptDirective: { hashes: INLINE_SCRIPTS.map(hashOf) },
  styleDirective: { hashes: INLINE_STYLES.map(hashOf) },
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

/**
 * Removes the hashes of other pages from a page's policy: Astro writes those of all pages into each, where they
 * are a tenth of what is transferred.
 */
export function keepOwnHashes(html: string): string {
  const inline = html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs);
  const ownHashes = new Set<string>(Array.from(inline, ([, , text = ""]) => hashOf(text)));
  return html.replace(/ '(sha256-[^']+)'/g, (all, hash: string) => (ownHashes.has(hash) ? all : ""));
}
