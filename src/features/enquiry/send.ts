import {
  ENQUIRIES_PATH,
  type Extras,
  type FieldErrors,
  type FormName,
  type FormValues,
  HONEYPOT_FIELD,
  KEY_FIELD,
} from "./schema";
import { topicText } from "./topic";

/**
 * Adds the values that the page shows besides the form's fields. Proposed times are also added to
 * the message, as text.
 * @param data all values of the form
 */
export function withExtras(enquiry: FormValues, data: FormData): FormValues & Extras {
  const topic = topicText();
  const source = String(data.get("source") ?? "");
  const times = data.getAll("times").map(String);
  const timesText = String(data.get("timesText") ?? "");
  return {
    ...enquiry,
    ...(timesText && { message: `${enquiry.message}\n\n${timesText}` }),
    ...(topic && { topic }),
    ...(source && { source }),
    ...(times.length > 0 && { times }),
  };
}

/**
 * Sends an enquiry to the consultancy.
 * @param enquiry valid, trimmed values, with extras
 * @param data all values of the form
 * @returns the reference that is shown to the visitor; undefined in log mode
 * @throws Refused if the endpoint finds invalid fields; any other error if the enquiry wasn't
 * accepted
 */
export type Send = (enquiry: FormValues & Extras, data: FormData) => Promise<string | undefined>;

/** The endpoint found errors that the browser's validation didn't. */
export class Refused extends Error {
  /** One message for each wrong field. */
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super("The enquiry was refused.");
    this.errors = errors;
  }
}

/**
 * The Send of log mode (specification, chapter 7): writes the enquiry to the console and makes no
 * request.
 */
export const logEnquiry: Send = async (enquiry) => {
  console.log("Enquiry", enquiry);
  return undefined;
};

/**
 * Longer than the server's own limit, so that its answer arrives (server/enquiries/endpoint.ts).
 */
const TIMEOUT_MS = 25_000;

interface Answer {
  reference?: string;
  errors?: Record<string, string>;
}

/**
 * Creates the Send of delivery mode, which posts enquiries to the site's endpoint.
 * @param form the name of the form
 */
export function postFrom(form: FormName): Send {
  return async (enquiry, data) => {
    // Retries have the same key, so that an enquiry isn't delivered twice.
    const key = String(data.get(KEY_FIELD) ?? "");
    const response = await fetch(ENQUIRIES_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(key && { "Idempotency-Key": key }) },
      body: JSON.stringify({ ...enquiry, form, [HONEYPOT_FIELD]: data.get(HONEYPOT_FIELD) ?? "" }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as Answer;
    if (response.status === 201 && answer.reference) {
      return answer.reference;
    }
    if (response.status === 422 && answer.errors) {
      throw new Refused(answer.errors);
    }
    throw new Error(`The endpoint answered ${response.status}.`);
  };
}
