import type { FormName } from "./shared-with-server/enquiry-fields.ts";
import { CAMPAIGN_FIELDS, ENQUIRIES_PATH, HONEYPOT_FIELD } from "./shared-with-server/enquiry-request.ts";
import type { FormValues } from "./shared-with-server/enquiry-rules.ts";
import { ANSWER_MS } from "./shared-with-server/time-limits.ts";

/** Valid, normalized values, and what the enquiry is about, if a button has set a topic. */
type Submission = FormValues & { topic?: string };

/** Sends in log mode (specification, chapter 7): writes to the console and makes no request. */
export async function logEnquiry(submission: Submission): Promise<undefined> {
  console.log("Message", submission);
}

/**
 * Posts an enquiry to the site's endpoint, with where it came from.
 * @param data all values of the form, with its honeypot
 * @returns the reference that is shown to the visitor
 * @throws any error if the enquiry wasn't accepted
 */
export async function postEnquiry(form: FormName, submission: Submission, data: FormData): Promise<string> {
  const query = new URLSearchParams(location.search);
  const campaign = CAMPAIGN_FIELDS.map((name) => [name, query.get(name) ?? undefined]);
  const response = await fetch(ENQUIRIES_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...submission,
      page: location.pathname,
      ...Object.fromEntries(campaign),
      form,
      [HONEYPOT_FIELD]: data.get(HONEYPOT_FIELD) ?? "",
    }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { reference } = (await response.json()) as { reference?: string };
  // The endpoint has the form's rules, so it finds no mistake that the form hasn't found.
  if (response.status === 201 && reference) return reference;
  throw new Error(`The endpoint answered ${response.status}.`);
}
