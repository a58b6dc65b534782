import {
  type ContactValues,
  type Extras,
  type FieldErrors,
  type FormName,
  HONEYPOT_FIELD,
  type HomeValues,
} from "./schema";
import { topicText } from "./topic";

type Checked = HomeValues | ContactValues;

/**
 * Adds to a checked enquiry what the page shows beside its fields. Proposed times
 * are also added to the message, as text.
 * @param data all that the form holds
 * @returns nothing more where there is nothing to add
 */
export function withExtras(enquiry: Checked, data: FormData): Checked & Extras {
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
 * Takes what a visitor wrote to the consultancy.
 * @param enquiry checked, its values trimmed, with what goes along
 * @param honeypot the value of the field that people don't see
 * @returns the reference that the visitor can name; nothing in log mode
 * @throws Refused where something is wrong after all; any other error where
 *   nobody accepted the enquiry
 */
export type Send = (enquiry: Checked & Extras, honeypot: string) => Promise<string | undefined>;

/** The endpoint found something wrong that the browser took for right. */
export class Refused extends Error {
  /** One message for each wrong field. */
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super("The enquiry was refused.");
    this.errors = errors;
  }
}

/** Log mode (specification, chapter 7): writes the values to the console and makes no request. */
export const logEnquiry: Send = async (enquiry) => {
  console.log("Enquiry", enquiry);
  return undefined;
};

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
export function postTo(action: string, form: FormName): Send {
  // One key for a form load, so that a retry is never delivered twice; another after each success.
  let key = newKey();
  return async (enquiry, honeypot) => {
    const response = await fetch(action, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(key && { "Idempotency-Key": key }) },
      body: JSON.stringify({ ...enquiry, form, [HONEYPOT_FIELD]: honeypot }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as Answer;
    if (response.status === 201 && answer.reference) {
      key = newKey();
      return answer.reference;
    }
    if (response.status === 422 && answer.errors) {
      throw new Refused(answer.errors);
    }
    throw new Error(`The endpoint answered ${response.status}.`);
  };
}

/** Nothing on a page without HTTPS; the endpoint then goes by the content. */
const newKey = () => crypto.randomUUID?.();
