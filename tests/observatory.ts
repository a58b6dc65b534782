/**
 * Scores headers as MDN's HTTP Observatory does (its scoring table, version 5:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): from
 * 100, minus for what is missing, plus for what goes beyond. A bonus counts only
 * where nothing was taken off below 90.
 * @param headers of a page served over HTTPS, names in lower case
 * @param html the page, for its scripts
 */
export function scoreHeaders(headers: Readonly<Record<string, string>>, html: string) {
  const policy = new Map(
    (headers["content-security-policy"] ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(" ")] as const;
    }),
  );
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

/** The sum: at most 100 unless what is left after the deductions is 90 or more. */
export function total(modifiers: Readonly<Record<string, number>>): number {
  const all = Object.values(modifiers);
  const base = all.reduce((sum, value) => sum + Math.min(value, 0), 100);
  return base < 90 ? Math.max(base, 0) : all.reduce((sum, value) => sum + Math.max(value, 0), base);
}
