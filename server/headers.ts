import { createHash } from "node:crypto";

/**
 * Security headers that every response carries. Sources: OWASP Secure Headers
 * Project and the MDN HTTP Observatory's rules. Framing is the policy's business
 * (frame-ancestors), which every browser of the last ten years obeys.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Sent only over HTTPS; two years, as the preload list asks. */
export const STRICT_TRANSPORT_SECURITY = "max-age=63072000; includeSubDomains; preload";

/** For answers that are no page: they may load nothing and be framed by nobody. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

const POLICY_META = /<meta http-equiv="content-security-policy" content="([^"]+)">/i;
const INLINE = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/gi;
const HASH = /\s'(sha256-[^']+)'/g;

/**
 * Takes the policy that the build wrote into a page out of it, to be sent as a
 * header: there it also holds frame-ancestors, which a meta element can't (CSP
 * Level 3, section 3.3), and page and headers still fit one first flight of
 * packets. The build lists the hashes of every page's scripts and styles; only
 * those of this page are kept.
 * @throws Error for a page without a policy: it must not be served unprotected
 */
export function takePolicy(page: string, file: string): { policy: string; html: string } {
  const found = POLICY_META.exec(page)?.[1];
  if (!found) {
    throw new Error(`${file} has no content security policy. Build the site again: npm run build.`);
  }
  const html = page.replace(POLICY_META, "");
  const own = new Set([...html.matchAll(INLINE)].map(([, text = ""]) => sha256(text)));
  const policy = found
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(HASH, (entry, hash: string) => (own.has(hash) ? entry : ""))
    .trim()
    .replace(/;$/, "");
  return { policy: oneByte(`${policy}; frame-ancestors 'none'`), html };
}

/**
 * The same text at one byte a character. What is cut out of a page with a curly
 * quote somewhere stays at two, and makes the whole head of each answer twice as
 * long to check, join and write.
 */
function oneByte(text: string): string {
  return Buffer.from(text, "latin1").toString("latin1");
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** For files whose name holds a hash of their content. */
export const CACHE_FOREVER = "public, max-age=31536000, immutable";
/** For everything else: may be kept, must be asked about before each use. */
export const CACHE_REVALIDATE = "public, max-age=0, must-revalidate";
