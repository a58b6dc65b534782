/**
 * Security headers that every response carries. Sources: OWASP Secure Headers
 * Project and the MDN HTTP Observatory's rules.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** Sent only over HTTPS; two years, as the preload list asks. */
export const STRICT_TRANSPORT_SECURITY = "max-age=63072000; includeSubDomains; preload";

/** For answers that are no page: they may load nothing and be framed by nobody. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

const POLICY_META = /<meta http-equiv="content-security-policy" content="([^"]+)">/i;

/**
 * The policy header for a page: what the build wrote into the page, with the
 * hashes of its scripts and styles, and frame-ancestors, which a meta element
 * can't hold (CSP Level 3, section 3.3).
 * @throws Error for a page without a policy: it must not be served unprotected
 */
export function pagePolicy(html: string, file: string): string {
  const policy = POLICY_META.exec(html)?.[1];
  if (!policy) {
    throw new Error(`${file} has no content security policy. Build the site again: npm run build.`);
  }
  const text = policy.replaceAll("&#39;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return `${text.trim().replace(/;$/, "")}; frame-ancestors 'none'`;
}

/** For files whose name holds a hash of their content. */
export const CACHE_FOREVER = "public, max-age=31536000, immutable";
/** For everything else: may be kept, must be asked about before each use. */
export const CACHE_REVALIDATE = "public, max-age=0, must-revalidate";
