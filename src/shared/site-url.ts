/**
 * Validates SITE_URL, for the build and for the server.
 * @param value the value of SITE_URL
 * @returns its origin, such as https://www.example.com
 * @throws Error with a one-line message that says how to set it
 */
export function checkSiteUrl(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is “${value}”, which is not a web address without a path. Set it like SITE_URL=https://www.example.com, or leave it out.`,
    );
  }
  return url.origin;
}
