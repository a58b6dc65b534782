import { NOT_SENT } from "../../src/features/enquiry/messages.ts";
import { CLOSED_POLICY } from "../headers.ts";
import { mediaType } from "./body.ts";
import { type EntryErrors, enteredText, formOf } from "./forms.ts";
import { enquiryText } from "./mail.ts";
import type { Outcome, OutcomePages } from "./outcome.ts";

/** The failure toast's text (specification, chapter 8). */
export const FAILURE_TEXT = NOT_SENT.body;

export type FailureStatus = 400 | 403 | 405 | 413 | 415 | 429 | 500 | 502 | 503 | 504;

/** The answer to an enquiry, before it is written as JSON or as a page. */
export type Answer =
  | { status: 201; reference: string }
  | { status: 422; errors: EntryErrors }
  | {
      status: FailureStatus;
      /** A sentence for the visitor. */
      detail: string;
      /** In ms; for 429 and 503. */
      retryAfter?: number;
    };

/** The names of RFC 9110, section 15, and RFC 6585. */
const TITLES: Readonly<Record<FailureStatus | 422, string>> = {
  400: "Bad Request",
  403: "Forbidden",
  405: "Method Not Allowed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/**
 * Writes an answer in the form that the client can show: a page for a browser
 * that posted a form without a script, else JSON (problems as in RFC 9457).
 * @param fields what arrived, as far as it could be read
 */
export function respond(
  request: Request,
  answer: Answer,
  fields: Readonly<Record<string, unknown>>,
  pages: OutcomePages,
): Response {
  const headers = new Headers({ "Cache-Control": "no-store", "Content-Security-Policy": CLOSED_POLICY });
  if ("retryAfter" in answer && answer.retryAfter !== undefined) {
    headers.set("Retry-After", String(Math.max(1, Math.ceil(answer.retryAfter / 1000))));
  }
  if (wantsPage(request)) {
    headers.set("Content-Type", "text/html; charset=utf-8");
    const { html, policy } = pages.render(outcomeOf(answer, fields));
    headers.set("Content-Security-Policy", policy);
    return new Response(html, { status: answer.status, headers });
  }
  if ("reference" in answer) {
    headers.set("Content-Type", "application/json");
    return new Response(JSON.stringify({ reference: answer.reference }), { status: 201, headers });
  }
  const { status } = answer;
  const problem =
    "errors" in answer
      ? { detail: "Some fields are wrong.", errors: answer.errors }
      : { detail: answer.detail };
  headers.set("Content-Type", "application/problem+json");
  return new Response(JSON.stringify({ title: TITLES[status], status, ...problem }), { status, headers });
}

function wantsPage(request: Request): boolean {
  const accepts = request.headers.get("Accept") ?? "";
  return mediaType(request) !== "application/json" && /\btext\/html\b/i.test(accepts);
}

function outcomeOf(answer: Answer, fields: Readonly<Record<string, unknown>>): Outcome {
  const form = formOf(fields["form"]);
  const values = form ? enteredText(fields, form) : {};
  if ("reference" in answer && form) {
    return { kind: "sent", form, reference: answer.reference };
  }
  if ("errors" in answer && form) {
    return { kind: "invalid", form, values, errors: answer.errors };
  }
  const detail = "detail" in answer ? answer.detail : FAILURE_TEXT;
  return { kind: "failed", form, values, text: form ? copyText(values) : "", detail };
}

function copyText(values: Readonly<Record<string, string>>): string {
  const { name, firstName, lastName, email = "", company = "", phone = "", message = "" } = values;
  return enquiryText({ name: name ?? `${firstName} ${lastName}`, email, company, phone, message });
}
