import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { FieldErrors } from "../../src/features/enquiry/shared-with-server/enquiry-rules.ts";
import { wantsPage } from "./content-negotiation.ts";
import type { Rejection } from "./log.ts";

interface ProblemParts {
  /** Logged as a rejection; without it nothing is logged. */
  reason?: Rejection;
  /** One message for each wrong field. */
  errors?: FieldErrors;
  /** For 429: how long to wait before the next attempt, in ms. */
  retryAfter?: number;
}

/** Thrown to reject a request. */
export class Problem extends HTTPException {
  readonly parts: ProblemParts;

  constructor(status: ContentfulStatusCode, parts: ProblemParts = {}) {
    super(status);
    this.parts = parts;
  }
}

/** Answers with a problem document (RFC 9457), or redirects a browser to the page for failures. */
export function respond(context: Context, { status, parts: { errors, retryAfter } }: Problem): Response {
  if (wantsPage(context)) {
    return context.redirect(errors ? "/enquiry-failed#check" : "/enquiry-failed", 303);
  }
  if (retryAfter !== undefined) {
    context.header("Retry-After", String(Math.ceil(retryAfter / 1000)));
  }
  return context.json({ status, errors }, status, { "Content-Type": "application/problem+json" });
}
