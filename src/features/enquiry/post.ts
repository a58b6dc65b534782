import { Refused, type Send } from "./send";

/** A little longer than the server tries: its answer is better than none (server/enquiries/dispatch.ts). */
const TIMEOUT_MS = 25_000;

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
    const body = { ...enquiry, form, website: data.get("website"), elapsed: Math.round(performance.now()) };
    let [status, answer] = await post(body);
    if (answer.errors?.["altcha"]) {
      const { solve } = await import("./proof-of-work");
      [status, answer] = await post({ ...body, altcha: await solve(`${action}/challenge`) });
    }
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
