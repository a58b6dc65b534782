import type { Entry } from "./entry.ts";

/** Most identities that are remembered; some 150 bytes each. Beyond, the oldest is forgotten. */
const MAX_REMEMBERED = 10_000;
/** No 0, O, 1, I, L, U: nothing that is misread or misheard. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const UUID = /^"?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"?$/i;

/** The key in an Idempotency-Key header (draft-ietf-httpapi-idempotency-key-header), or nothing where it is no UUID. */
export function parseIdempotencyKey(header: string): string | undefined {
  return UUID.exec(header.trim())?.[1]?.toLowerCase();
}

/**
 * What makes two requests the same enquiry: the same key and the same content. A
 * text that was changed after a failed attempt is another enquiry, so that it
 * neither gets the first one's answer nor is folded into its mail.
 * @param key the form load's; "" where the page could give none
 * @returns 64 hexadecimal digits, from which the content can't be read
 */
export async function identify(key: string, entry: Entry): Promise<string> {
  const { form, name, email, company, phone, message, topic, source, times } = entry;
  const content = JSON.stringify([key, form, name, email, company, phone, message, topic, source, times]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A short reference that a visitor can read out, such as K7M4-2QXD. */
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
 * Does the work of an identity unless that succeeded in the window before or is in flight.
 * @param id what is the same for two attempts at the same work
 * @param windowMs how long a success is remembered
 * @param work rejects where it failed; a failure is not remembered, so that a retry tries again
 * @returns whether this call was a repetition
 */
export type Deduplicate = (
  id: string,
  windowMs: number,
  work: () => Promise<void>,
) => Promise<{ isRepeated: boolean }>;

/** Remembers in this process, and nothing but the identities. */
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
