import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Entry } from "./forms.ts";

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
export function identify(key: string, entry: Entry): string {
  const { form, name, email, company, phone, message, topic, source, times } = entry;
  const content = JSON.stringify([key, form, name, email, company, phone, message, topic, source, times]);
  return bytesToHex(sha256(utf8ToBytes(content)));
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
