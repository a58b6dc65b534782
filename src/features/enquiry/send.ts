import type { FormName } from "../../shared/enquiry-fields";
import { ANSWER_MS, ENQUIRIES_PATH, HONEYPOT_FIELD, KEY_FIELD } from "../../shared/enquiry-request";
import type { FieldErrors, FormValues } from "../../shared/enquiry-rules";

/** Valid, trimmed values, and what the enquiry is about, if a button has set a topic. */
export type Enquiry = FormValues & { topic?: string };

/** The endpoint's answer: the reference that is shown to the visitor, or one message for each wrong field. */
export interface Answer {
  /** Left out in log mode. */
  reference?: string;
  errors?: FieldErrors;
}

/**
 * Sends an enquiry to the consultancy.
 * @param data all values of the form
 * @throws any error if the enquiry wasn't accepted
 */
export type Send = (enquiry: Enquiry, data: FormData) => Promise<Answer>;

/**
 * The Send of log mode (specification, chapter 7): writes the enquiry to the console and makes no
 * request.
 */
export const logEnquiry: Send = async (enquiry) => {
  console.log("Enquiry", enquiry);
  return {};
};

/**
 * Creates the Send of delivery mode, which posts enquiries to the site's endpoint.
 * @param form the name of the form
 */
export function postFrom(form: FormName): Send {
  return async (enquiry, data) => {
    // Retries have the same key, so that an enquiry isn't delivered twice.
    const key = String(data.get(KEY_FIELD) ?? "");
    // Not AbortSignal.timeout, which older browsers don't have.
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), ANSWER_MS);
    const response = await fetch(ENQUIRIES_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(key && { "Idempotency-Key": key }) },
      body: JSON.stringify({ ...enquiry, form, [HONEYPOT_FIELD]: data.get(HONEYPOT_FIELD) ?? "" }),
      signal: timeout.signal,
    });
    const { reference, errors } = (await response.json()) as Answer;
    if (response.status === 201 && reference) return { reference };
    if (response.status === 422 && errors) return { errors };
    throw new Error(`The endpoint answered ${response.status}.`);
  };
}
