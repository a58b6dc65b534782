import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Delivery, DeliveryError } from "./delivery.ts";

/** Where to send enquiries, and the secret that both sides know. */
export interface WebhookSettings {
  url: URL;
  secret: string;
}

/**
 * Delivers to a CRM or an automation tool. An enquiry is accepted once the other
 * side has answered 2xx; a redirect is not followed, because it would take the
 * enquiry to an address that nobody configured.
 */
export function webhookDelivery({ url, secret }: WebhookSettings, now: () => number = Date.now): Delivery {
  return {
    name: "webhook",
    deliver: async (enquiry, signal) => {
      const body = JSON.stringify(enquiry);
      const timestamp = String(Math.floor(now() / 1000));
      const response = await request(url, {
        method: "POST",
        body,
        signal,
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": enquiry.id,
          "X-Enquiry-Timestamp": timestamp,
          "X-Enquiry-Signature": `sha256=${sign(secret, `${timestamp}.${body}`)}`,
        },
      });
      if (!response.ok) {
        throw new DeliveryError(`HTTP ${response.status}`, response.status === 504);
      }
    },
    // Any answer says that the other side is there; HEAD asks it to do nothing.
    check: async (signal) => void (await request(url, { method: "HEAD", signal })),
    close: () => {},
  };
}

/**
 * The signature of a webhook's body.
 * @param text the timestamp in seconds, a full stop and the body, so that an old request can't be replayed
 * @returns HMAC-SHA-256 in hexadecimal digits
 */
export function sign(secret: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));
}

async function request(url: URL, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, redirect: "manual" });
    await response.body?.cancel();
    return response;
  } catch (error) {
    const { name, cause } = error as Error;
    const code = (cause as { code?: unknown } | undefined)?.code;
    throw new DeliveryError(String(code ?? name), name === "TimeoutError" || name === "AbortError");
  }
}
