import { parseAccept } from "hono/utils/accept";

/** In the order of our preference: the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Chooses the encoding of a response (RFC 9110, section 12.5.3).
 * @param accept the Accept-Encoding header, or undefined where there is none
 * @param available what the response exists in; identity always does
 * @returns the one that the client ranks highest, among equals our preference;
 *   identity where nothing fits, because an answer beats a 406 (section 15.5.7)
 */
export function chooseEncoding(accept: string | undefined, available: readonly Encoding[]): Encoding {
  if (accept === undefined) {
    return "identity";
  }
  const weights = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  const weigh = (encoding: Encoding) =>
    // Identity is acceptable unless excluded, yet ranks behind what was named.
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? Number.MIN_VALUE : 0);

  const acceptable = ENCODINGS.filter((encoding) => available.includes(encoding) && weigh(encoding) > 0);
  return acceptable.reduce<Encoding>(
    (best, encoding) => (weigh(encoding) > weigh(best) ? encoding : best),
    acceptable[0] ?? "identity",
  );
}
