import { LRUCache } from "lru-cache";
import { fieldsOf } from "../../src/shared/enquiry-fields.ts";
import type { Entry } from "./entry.ts";

/** The most ids to remember, at some 400 bytes each. Beyond it the oldest is forgotten. */
const MAX_REMEMBERED = 10_000;
/** Without 0, O, 1, I, L and U, which are easy to misread or mishear. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const UUID = /^"?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"?$/i;

/**
 * Reads the key of a form load (draft-ietf-httpapi-idempotency-key-header).
 * @param value of the header or of the field, as it arrived
 * @returns "" if there is none; undefined if it is not a UUID
 */
export function parseIdempotencyKey(value: unknown): string | undefined {
  return value === "" ? "" : UUID.exec(String(value).trim())?.[1]?.toLowerCase();
}

/**
 * Computes the id of an enquiry from its key and its content. The content is included so that a
 * text changed after a failed attempt counts as a new enquiry; the topic, which the page's script adds,
 * is not, so that a native post and a scripted one of the same form load are the same.
 * @param key the key of the form load; "" if there is none
 * @returns a hash of 64 hexadecimal digits
 */
export async function identify(key: string, entry: Entry): Promise<string> {
  const values = fieldsOf(entry.form).map(({ name }) => entry[name]);
  const content = JSON.stringify([key, entry.form, values]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns a short reference that a visitor can read out, such as K7M4-2QXD. */
export function referenceOf(id: string): string {
  const bytes = id.slice(0, 16).match(/../g) ?? [];
  const text = bytes.map((byte) => LETTERS[Number.parseInt(byte, 16) % LETTERS.length]).join("");
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
export function createDeduplicate(maxRemembered = MAX_REMEMBERED): Deduplicate {
  // Date, as in the tests' clock; the cache's own default is performance.now().
  const attempts = new LRUCache<string, Promise<void>>({ max: maxRemembered, perf: Date });

  return async (id, windowMs, work) => {
    const earlier = attempts.get(id);
    if (earlier) {
      await earlier;
      return { isRepeated: true };
    }
    const current = work();
    attempts.set(id, current);
    try {
      await current;
      attempts.set(id, current, { ttl: windowMs });
      return { isRepeated: false };
    } catch (error) {
      attempts.delete(id);
      throw error;
    }
  };
}
