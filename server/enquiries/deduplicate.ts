import type { Entry } from "./entry.ts";

/** The most ids to remember, at some 150 bytes each. Beyond it the oldest is forgotten. */
const MAX_REMEMBERED = 10_000;
/** Without 0, O, 1, I, L and U, which are easy to misread or mishear. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const UUID = /^"?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"?$/i;

/**
 * Reads an Idempotency-Key header (draft-ietf-httpapi-idempotency-key-header); undefined if its key
 * is not a UUID.
 */
export function parseIdempotencyKey(header: string): string | undefined {
  return UUID.exec(header.trim())?.[1]?.toLowerCase();
}

/**
 * Computes the id of an enquiry from its key and its content. The content is included so that a
 * text changed after a failed attempt counts as a new enquiry.
 * @param key the key of the form load; "" if there is none
 * @returns a hash of 64 hexadecimal digits
 */
export async function identify(key: string, entry: Entry): Promise<string> {
  const { form, name, email, company, phone, message, topic, source, times } = entry;
  const content = JSON.stringify([key, form, name, email, company, phone, message, topic, source, times]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns a short reference that a visitor can read out, such as K7M4-2QXD. */
export function referenceOf(id: string): string {
  let rest = BigInt(`0x${id.slice(0, 16)}`);
  let text = "";
  for (let place = 0; place < 8; place++) {
    text += LETTERS[Number(rest % BigInt(LETTERS.length))];
    rest /= BigInt(LETTERS.length);
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/**
 * Runs the work of an id, unless that work is in flight or has succeeded within the window.
 * @param id the same for each attempt at the same work
 * @param windowMs how long a success is remembered, in ms
 * @param work rejects if it failed; failures are not remembered, so that a retry runs it again
 * @returns whether this call was a repetition
 */
export type Deduplicate = (
  id: string,
  windowMs: number,
  work: () => Promise<void>,
) => Promise<{ isRepeated: boolean }>;

/** Creates a Deduplicate that remembers only ids, in the memory of this process. */
export function createDeduplicate(now: () => number = Date.now, maxRemembered = MAX_REMEMBERED): Deduplicate {
  const inFlight = new Map<string, Promise<void>>();
  const done = new Map<string, number>();

  return async (id, windowMs, work) => {
    if ((done.get(id) ?? 0) > now()) {
      return { isRepeated: true };
    }
    const earlier = inFlight.get(id);
    if (earlier) {
      await earlier;
      return { isRepeated: true };
    }
    const attempt = work();
    inFlight.set(id, attempt);
    try {
      await attempt;
      done.delete(id);
      done.set(id, now() + windowMs);
      const [oldest] = done.keys();
      if (done.size > maxRemembered && oldest !== undefined) {
        done.delete(oldest);
      }
    } finally {
      inFlight.delete(id);
    }
    return { isRepeated: false };
  };
}
