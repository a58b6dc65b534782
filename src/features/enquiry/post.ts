import { Refused, type Send } from "./send";

/** A little longer than the server tries: its answer is better than none (server/enquiries/dispatch.ts). */
const TIMEOUT_MS = 25_000;

/** A field that people don't see and programs fill in. */
const HONEYPOT = "contact_preference_2";

interface Answer {
  reference?: string;
  errors?: Record<string, string>;
}

/**
 * Sends enquiries to the endpoint of this site.
 * @param action its path
 * @param form which form it is
 */
export function postTo<T extends object>(action: string, form: "home" | "contact"): Send<T> {
  // One key for a form load, so that a retry is never delivered twice; another after each success.
  let key = newKey();

  const post = async (body: object): Promise<[status: number, answer: Answer]> => {
    const response = await fetch(action, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(key && { "Idempotency-Key": key }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return [response.status, await response.json()];
  };

  return async (enquiry, data) => {
    const [status, answer] = await post({ ...enquiry, form, [HONEYPOT]: data.get(HONEYPOT) });
    if (status === 201 && answer.reference) {
      key = newKey();
      return answer.reference;
    }
    if (status === 422 && answer.errors) {
      throw new Refused(answer.errors);
    }
    throw new Error(`The endpoint answered ${status}.`);
  };
}

/** Nothing on a page without HTTPS; the endpoint then goes by the content. */
const newKey = () => crypto.randomUUID?.();
