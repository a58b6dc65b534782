/** Directives that only a header can contain (CSP Level 3, section 3.3). */
const HEADER_ONLY = ["frame-ancestors", "report-uri", "sandbox"];

/** Returns the policy in a page's meta element; "" if there is none. */
export function policyOf(html: string): string {
  const found = /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)?.[1] ?? "";
  return found.replaceAll("&#39;", "'");
}

/**
 * Scores a page as MDN's HTTP Observatory does (its scoring table, version 5:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): 100 points, minus
 * deductions, plus bonuses. The policies of the header and of the meta element count together.
 * @param headers the headers of a page served over HTTPS, with names in lower case
 * @param html the page, for its policy and its scripts
 */
export function scorePage(headers: Readonly<Record<string, string>>, html: string) {
  const inHeader = parse(headers["content-security-policy"] ?? "");
  const inMeta = parse(policyOf(html));
  for (const directive of HEADER_ONLY) inMeta.delete(directive);
  // If both contained a directive, a source would have to be allowed by both; here they never do.
  const policy = new Map([...inHeader, ...inMeta]);
  const scripts = policy.get("script-src") ?? policy.get("default-src");
  const isStrict = scripts !== undefined && !/unsafe-inline|unsafe-eval|data:|https?:(\s|$)|\*/.test(scripts);
  const isStyleStrict = !/unsafe-inline/.test(policy.get("style-src") ?? policy.get("default-src") ?? "");
  const age = Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? 0);
  const foreign = [...html.matchAll(/<script[^>]+src="(?:https?:)?\/\//g)];
  const referrer = headers["referrer-policy"] ?? "";
  return {
    "content-security-policy": !isStrict
      ? -25
      : isStyleStrict && policy.get("default-src") === "'none'"
        ? 10
        : isStyleStrict
          ? 5
          : 0,
    cookies: headers["set-cookie"] ? -20 : 0,
    "cross-origin-resource-sharing": headers["access-control-allow-origin"] === "*" ? -50 : 0,
    "strict-transport-security": age >= 15_768_000 ? 0 : age > 0 ? -10 : -20,
    "referrer-policy": /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      referrer,
    )
      ? 5
      : referrer === ""
        ? 0
        : -5,
    "subresource-integrity": foreign.length === 0 ? 0 : -5,
    "x-content-type-options": headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    "x-frame-options": policy.has("frame-ancestors") ? 5 : headers["x-frame-options"] ? 0 : -20,
    "cross-origin-resource-policy": /^same-(origin|site)$/.test(headers["cross-origin-resource-policy"] ?? "")
      ? 10
      : 0,
  };
}

function parse(policy: string): Map<string, string> {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources.join(" ")]));
}

/** Sums up the points. Bonuses count only from 90 points after the deductions. */
export function total(modifiers: Readonly<Record<string, number>>): number {
  const all = Object.values(modifiers);
  const base = all.reduce((sum, value) => sum + Math.min(value, 0), 100);
  return base < 90 ? Math.max(base, 0) : all.reduce((sum, value) => sum + Math.max(value, 0), base);
}
