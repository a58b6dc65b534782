/**
 * Where security researchers report a weakness (RFC 9116).
 * @param email who reads reports
 * @param expires the last day on which this holds, as YYYY-MM-DD
 * @param url the site's public address, without a path
 */
export function securityTxt({
  email,
  expires,
  url,
}: {
  email: string;
  expires: string;
  url: string;
}): string {
  return `Contact: mailto:${email}\nExpires: ${expires}T23:59:59Z\nPreferred-Languages: en\nCanonical: ${url}/.well-known/security.txt\n`;
}
