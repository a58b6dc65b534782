const DAY_MS = 86_400_000;
/** How long before its end the build starts to warn. */
const WARNING_DAYS = 45;

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
  return `Contact: mailto:${email}\nExpires: ${expires}T23:59:59Z\nPreferred-Languages: en, et\nCanonical: ${url}/.well-known/security.txt\n`;
}

/**
 * @param expires the last day on which security.txt holds, as YYYY-MM-DD
 * @returns what the builder should know: that it ends soon, has ended, or ends
 *   more than a year ahead (RFC 9116, section 2.5.5); null while all is well
 */
export function expiryWarning(expires: string, now: Date): string | null {
  const days = Math.floor((Date.parse(`${expires}T23:59:59Z`) - now.getTime()) / DAY_MS);
  if (days > 365) {
    return mend(`would hold until ${expires}, more than a year ahead`);
  }
  if (days >= WARNING_DAYS) {
    return null;
  }
  return mend(days < 0 ? `ended on ${expires}` : `ends on ${expires}, in ${days} days`);
}

const mend = (problem: string) =>
  `security.txt ${problem}. Check that the address for reports is right, then set securityContactUntil in src/content/site.yaml to a day within a year.`;
