/** A host's name or address. The URL parser also takes wildcards and empty parts for names. */
export const HOST = /^([\w-]+(\.[\w-]+)*|\[.+\])$/;

/**
 * Validates SITE_URL, for the build and for the server. It must be an origin to the letter, because
 * Caddy redirects to it followed by a path, and without a dot at its end, with which it is another name.
 * @throws Error with a one-line message that says what to write
 */
export function checkSiteUrl(value: string): string {
  const url = URL.parse(value);
  const isHost = url && /^https?:$/.test(url.protocol) && HOST.test(url.hostname.replace(/\.$/, ""));
  // Of an address with a path, which the site can't have, the origin is another site.
  const origin = isHost && url.pathname === "/" ? url.origin.replace(/\.(?=$|:)/, "") : undefined;
  if (value !== origin) {
    throw new Error(
      `SITE_URL is “${value}”, which is not an origin, an address without a path. Set it like SITE_URL=${origin ?? "https://www.example.com"}.`,
    );
  }
  return value;
}

/**
 * Validates OTHER_ADDRESSES, which Caddy reads as it is. The site's own name among them would redirect
 * to itself.
 * @throws Error with a one-line message that says what to write
 */
export function checkOtherAddresses(value: string, siteUrl?: string): void {
  const ownHost = URL.parse(siteUrl ?? "")?.hostname;
  const hosts = value
    .split(/[\s,]+/)
    .map((name) => URL.parse(name.replace(/^(https?:\/\/)?/, "https://"))?.hostname)
    // Caddy would take a wildcard for all names below it, and the dot at the end of a name for another.
    .map((host) => host?.replace(/^\*\.|\.$/g, ""))
    .filter((host) => host && HOST.test(host) && host !== ownHost);
  const names = hosts.join(", ") || "example.com";
  if (value !== names) {
    throw new Error(
      `OTHER_ADDRESSES is “${value}”, which is not a list of other host names. Set it like OTHER_ADDRESSES=${names}, or leave it out.`,
    );
  }
}
