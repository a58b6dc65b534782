import { LRUCache } from "lru-cache";
import { fieldsOf } from "../../src/features/enquiry/shared-with-server/enquiry-fields.ts";
import type { Entry } from "./check-entry.ts";

/** The most hashes to remember, at some 400 bytes each. Beyond it the oldest is forgotten. */
const MAX_REMEMBERED = 20_000;
/** How long an accepted enquiry is remembered, in ms. */
const WINDOW_MS = 10 * 60_000;
/** Without 0, O, 1, I, L and U, which are easy to misread or mishear. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Computes a hash of the form, its fields and its topic, by which the same enquiry is recognized: however it
 * was posted, and wherever it came from.
 * @returns 64 hexadecimal digits
 */
export async function hashOf(entry: Entry): Promise<string> {
  const values = [entry.form, ...fieldsOf(entry.form).map(({ name }) => entry[name]), entry.topic ?? ""];
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(values)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns a short reference that a visitor can read out, such as K7M4-2QXD. */
export function referenceOf(hash: string): string {
  const bytes = hash.slice(0, 16).match(/../g) ?? [];
  const text = bytes.map((byte) => LETTERS[Number.parseInt(byte, 16) % LETTERS.length]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Remembers enquiries by their hashes alone, in the memory of this process. */
export function createDeduplicate() {
  const attempts = new LRUCache<string, Promise<void>>({ max: MAX_REMEMBERED });

  /**
   * Runs the work of an enquiry, unless the same one is in flight or has succeeded within WINDOW_MS.
   * @param hash by which it is recognized
   * @param work rejects if it failed; failures are not remembered, so that a retry runs it again
   * @returns whether it was in flight, or had succeeded, before
   */
  return async (hash: string, work: () => Promise<void>): Promise<boolean> => {
    const earlier = attempts.get(hash);
    if (earlier) {
      await earlier;
      return true;
    }
    const current = work();
    attempts.set(hash, current);
    try {
      await current;
      attempts.set(hash, current, { ttl: WINDOW_MS });
      return false;
    } catch (error) {
      attempts.delete(hash);
      throw error;
    }
  };
}
