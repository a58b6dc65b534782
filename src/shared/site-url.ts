/**
 * Validates SITE_URL, for the build and for the server. It must be an origin to the letter, because
 * Caddy redirects to it followed by a path.
 * @param value the value of SITE_URL
 * @returns the value
 * @throws Error with a one-line message that says what to write
 */
export function checkSiteUrl(value: string): string {
  const url = URL.parse(value);
  const origin = url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
  if (value !== origin) {
    throw new Error(
      `SITE_URL is “${value}”, which is not an origin. Set it like SITE_URL=${origin ?? "https://www.example.com"}, or leave it out.`,
    );
  }
  return value;
}
