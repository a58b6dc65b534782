import { parseAccept } from "hono/utils/accept";

/** In the order of our preference: the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers know few Accept-Encoding headers between them; beyond these, all are forgotten and learnt anew. */
const MAX_REMEMBERED = 100;
const MAX_REMEMBERED_LENGTH = 100;
const remembered = new Map<string, readonly Encoding[]>();

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
  let ranked = remembered.get(accept);
  if (!ranked) {
    ranked = rank(accept);
    if (remembered.size >= MAX_REMEMBERED) {
      remembered.clear();
    }
    if (accept.length <= MAX_REMEMBERED_LENGTH) {
      remembered.set(accept, ranked);
    }
  }
  return ranked.find((encoding) => available.includes(encoding)) ?? "identity";
}

/** What is acceptable, the best first. */
function rank(accept: string): readonly Encoding[] {
  const weights = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  const weigh = (encoding: Encoding) =>
    // Identity is acceptable unless excluded, yet ranks behind what was named.
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? Number.MIN_VALUE : 0);

  return ENCODINGS.filter((encoding) => weigh(encoding) > 0).sort((a, b) => weigh(b) - weigh(a));
}
