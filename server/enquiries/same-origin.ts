/**
 * Whether a request may come from a page of another site. Browsers set both
 * headers and no page can change them (Fetch Metadata, section 2.4; Fetch
 * standard, section 3.1); a program that sends neither is no browser, and
 * gains nothing that it could not do by itself.
 *
 * Sec-Fetch-Site decides where it is there, because a proxy in front may give
 * this server another Host than the visitor's.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) {
    return site !== "same-origin" && site !== "none";
  }
  const origin = request.headers.get("Origin");
  if (origin === null) {
    return false;
  }
  return URL.parse(origin)?.host !== (request.headers.get("Host") ?? new URL(request.url).host);
}
