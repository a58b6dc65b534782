import { type FormName, fieldsOf } from "./shared-with-server/enquiry-fields.ts";
import {
  ANSWER_MS,
  CAMPAIGN_FIELDS,
  ENQUIRIES_PATH,
  HONEYPOT_FIELD,
} from "./shared-with-server/enquiry-request.ts";
import type { FieldErrors, FormValues } from "./shared-with-server/enquiry-rules.ts";

/** Valid, normalized values, and what the enquiry is about, if a button has set a topic. */
type Submission = FormValues & { topic?: string };

/** The endpoint's answer: the reference that is shown to the visitor, or one message for each wrong field. */
interface Answer {
  reference?: string;
  errors?: FieldErrors;
}

/** Sends in log mode (specification, chapter 7): writes to the console and makes no request. */
export async function logEnquiry(submission: Submission): Promise<Answer> {
  console.log("Inquiry", submission);
  return {};
}

/** Returns where the form stands: the page's path, and the campaign in its address. */
function readOrigin() {
  const query = new URLSearchParams(location.search);
  const campaign = CAMPAIGN_FIELDS.map((name) => [name, query.get(name) ?? undefined]);
  return { page: location.pathname, ...Object.fromEntries(campaign) };
}

/**
 * Posts an enquiry to the site's endpoint, with where it came from.
 * @param data all values of the form, with its honeypot
 * @throws any error if the enquiry wasn't accepted
 */
export async function postEnquiry(form: FormName, submission: Submission, data: FormData): Promise<Answer> {
  const response = await fetch(ENQUIRIES_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...submission,
      ...readOrigin(),
      form,
      [HONEYPOT_FIELD]: data.get(HONEYPOT_FIELD) ?? "",
    }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { reference, errors } = (await response.json()) as Answer;
  if (response.status === 201 && reference) return { reference };
  // An error of another field can't be shown.
  const isShown = errors && fieldsOf(form).some(({ name }) => name in errors);
  if (response.status === 422 && isShown) return { errors };
  throw new Error(`The endpoint answered ${response.status}.`);
}
