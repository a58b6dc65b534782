import { LRUCache } from "lru-cache";
import { fieldsOf } from "../../src/shared/enquiry-fields.ts";
import type { Entry } from "./entry.ts";

/** The most hashes to remember, at some 400 bytes each. Beyond it the oldest is forgotten. */
const MAX_REMEMBERED = 20_000;
/** How long an accepted enquiry is remembered, in ms. */
const WINDOW_MS = 10 * 60_000;
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
 * Computes the id of an enquiry from its key and its content, so that each attempt has the same one, and
 * the same text sent in another month has another one. A text changed after a failed attempt is a new
 * enquiry. The topic, which the page's script adds, is left out, so that a native post and a scripted one
 * of the same form load are the same.
 * @param key the key of the form load; "" if there is none
 * @returns a hash of 64 hexadecimal digits
 */
export function identify(key: string, entry: Entry): Promise<string> {
  return hash(["key", key, ...valuesOf(entry)]);
}

/**
 * Computes a hash of what a visitor sent, by which the same text is recognized after a reload, which gives
 * the form another key.
 */
export function hashContent(entry: Entry): Promise<string> {
  return hash(["content", entry.topic, ...valuesOf(entry)]);
}

const valuesOf = (entry: Entry) => [entry.form, ...fieldsOf(entry.form).map(({ name }) => entry[name])];

async function hash(values: readonly unknown[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(values)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns a short reference that a visitor can read out, such as K7M4-2QXD. */
export function referenceOf(id: string): string {
  const bytes = id.slice(0, 16).match(/../g) ?? [];
  const text = bytes.map((byte) => LETTERS[Number.parseInt(byte, 16) % LETTERS.length]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/**
 * Runs the work of an enquiry, unless the same one is in flight or has succeeded within WINDOW_MS.
 * @param hashes by which it is recognized: one of them is enough
 * @param reference of this attempt
 * @param work rejects if it failed; failures are not remembered, so that a retry runs it again
 * @returns the reference of the attempt that succeeded, and whether that was an earlier one
 */
export type Deduplicate = (
  hashes: readonly string[],
  reference: string,
  work: () => Promise<void>,
) => Promise<{ reference: string; isRepeated: boolean }>;

/** Creates a Deduplicate that remembers only hashes, in the memory of this process. */
export function createDeduplicate(maxRemembered = MAX_REMEMBERED): Deduplicate {
  // Date, as in the tests' clock; the cache's own default is performance.now().
  const attempts = new LRUCache<string, Promise<string>>({ max: maxRemembered, perf: Date });

  return async (hashes, reference, work) => {
    const earlier = hashes.map((hash) => attempts.get(hash)).find(Boolean);
    if (earlier) {
      return { reference: await earlier, isRepeated: true };
    }
    const current = work().then(() => reference);
    for (const hash of hashes) attempts.set(hash, current);
    try {
      await current;
      for (const hash of hashes) attempts.set(hash, current, { ttl: WINDOW_MS });
      return { reference, isRepeated: false };
    } catch (error) {
      for (const hash of hashes) attempts.delete(hash);
      throw error;
    }
  };
}
