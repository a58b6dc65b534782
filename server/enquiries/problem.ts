import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { FieldErrors } from "../../src/features/enquiry/schema.ts";
import type { Rejection } from "./log.ts";

interface ProblemParts {
  /** Logged as a rejection; left out where the log has a line already. */
  reason?: Rejection;
  /** A sentence for the visitor; by default the failure toast's text. */
  detail?: string;
  /** One message for each wrong field. */
  errors?: FieldErrors;
  /** When to come back, in ms; for 429 and 503. */
  retryAfter?: number;
}

/** Why a request was turned away. */
export class Problem extends HTTPException {
  readonly parts: ProblemParts;

  constructor(status: ContentfulStatusCode, parts: ProblemParts = {}) {
    super(status);
    this.parts = parts;
  }
}

/** The media type of a request without its parameters, in lower case. */
export function mediaType({ req }: Context): string {
  return (req.header("Content-Type") ?? "").split(";", 1).join().trim().toLowerCase();
}

/**
 * Whether a browser posted the form by itself, where no script runs: it is then
 * led to a static page (src/pages/enquiry-[kind].astro), so that the way back
 * and a reload never post again.
 */
export function wantsPage(context: Context): boolean {
  const isHtml = /\btext\/html\b/i.test(context.req.header("Accept") ?? "");
  return context.req.method === "POST" && mediaType(context) !== "application/json" && isHtml;
}

/**
 * Answers a problem as RFC 9457 says, or leads to the page that says so.
 * @param failure the text of the failure toast (specification, chapter 8)
 */
export function respond(context: Context, { status, parts }: Problem, failure: string): Response {
  const { errors, retryAfter, detail = errors ? "Some fields are wrong." : failure } = parts;
  if (wantsPage(context)) {
    return context.redirect(errors ? "/enquiry-failed#check" : "/enquiry-failed", 303);
  }
  if (retryAfter !== undefined) {
    context.header("Retry-After", String(Math.max(1, Math.ceil(retryAfter / 1000))));
  }
  return context.json({ status, detail, ...(errors && { errors }) }, status, {
    "Content-Type": "application/problem+json",
  });
}
