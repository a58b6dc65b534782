import type { MiddlewareHandler } from "hono";

/**
 * The headers of the site's files. The server sends them, and the build writes them to
 * dist/_headers for static hosts.
 */

/**
 * Sent with every answer. Sources: OWASP Secure Headers Project and the rules of MDN's HTTP
 * Observatory.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // The rest of the policy is in each page's meta element
  // (src/integrations/content-security-policy.ts), where this directive is not allowed (CSP Level 3,
  // section 3.3).
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Adds the headers that an answer doesn't have yet. */
export function addHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

/** Astro's folder for files with a hash of their content in their name. */
export const HASHED_FILES = "/_astro/";
export const CACHE_HASHED_FILE = "public, max-age=31536000, immutable";
/** May be cached, but must be revalidated before each use, as static hosts do by default. */
export const CACHE_FILE = "public, max-age=0, must-revalidate";
/** Cloudflare replaces the email addresses of a page unless it has no-transform; the policy blocks its decoder. */
export const CACHE_PAGE = `${CACHE_FILE}, no-transform`;

/**
 * Returns the text of dist/_headers, in the format of Cloudflare and Netlify.
 * @param pages the paths of the pages, such as "/about"
 */
export function headersFile(pages: readonly string[]): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join("")}`;
  return [
    rule("/*", SECURITY_HEADERS),
    rule(`${HASHED_FILES}*`, { "Cache-Control": CACHE_HASHED_FILE }),
    ...pages.map((page) => rule(page, { "Cache-Control": CACHE_PAGE })),
  ].join("");
}
