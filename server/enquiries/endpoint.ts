import { type Context, Hono, type MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import { timeout } from "hono/timeout";
import { ENQUIRIES_PATH, REQUEST_MS } from "../../src/shared/enquiry-request.ts";
import type { FormMessages } from "../../src/shared/enquiry-texts.ts";
import { addHeaders, SECURITY_HEADERS } from "../headers.ts";
import { healthChecks } from "../health.ts";
import { limitBody, readFields } from "./body.ts";
import { type Deduplicate, hashOf, referenceOf } from "./deduplicate.ts";
import { DeliveryError, type DeliveryHealth } from "./delivery.ts";
import type { Dispatch } from "./dispatch.ts";
import { checkEntry } from "./entry.ts";
import type { Log } from "./log.ts";
import { Problem, respond, wantsPage } from "./problem.ts";

/** Retry-After when the server is full, in ms. */
const BUSY_MS = 5_000;

export interface EndpointParts {
  dispatch: Dispatch;
  deduplicate: Deduplicate;
  deliveryHealth: () => Promise<DeliveryHealth>;
  /** Counts an enquiry; resolves to how many ms its client has to wait, or 0. */
  limit: (client: string) => Promise<number>;
  /** Returns the client that the limit counts. */
  clientOf: (context: Context) => string;
  log: Log;
  /** The messages for wrong fields. */
  messages: FormMessages;
  /** The message if no destination accepted the enquiry. */
  failure: string;
  /** How long a request may take; shorter in tests. */
  requestMs?: number;
}

/** Creates the web application that takes enquiries and reports health. */
export function createEndpoint(parts: EndpointParts): Hono {
  const { dispatch, deduplicate, log, messages } = parts;
  const answer = (context: Context, problem: Problem) => respond(context, problem, parts.failure);
  const app = new Hono();
  const tooSlow = () => new Problem(504, { reason: "too-slow" });
  // The client's own X-Request-Id, which could be anything, is always too long.
  app.use(
    ENQUIRIES_PATH,
    requestId({ limitLength: 0 }),
    ownHeaders,
    timeout(parts.requestMs ?? REQUEST_MS, tooSlow),
  );

  app.post(ENQUIRIES_PATH, sameOrigin, limitBody, async (context) => {
    const fields = await readFields(context);
    const { entry, errors } = checkEntry(fields, messages);
    if (errors) {
      throw new Problem(422, { reason: "invalid", errors });
    }
    const hash = await hashOf(entry);
    const reference = referenceOf(hash);
    const isRepeated = await deduplicate(hash, async () => {
      // Counted only after validation, so that junk doesn't use up anybody's limit, and only once,
      // so that nobody whose enquiry was accepted is told that it failed.
      const wait = await parts.limit(parts.clientOf(context));
      if (wait > 0) {
        throw new Problem(429, { reason: "rate-limit", retryAfter: wait });
      }
      if (dispatch.isFull()) {
        throw new Problem(503, { reason: "queue-full", retryAfter: BUSY_MS });
      }
      // With the day (UTC), so that a receiver takes the same text of another day for another enquiry.
      const id = `${new Date().toISOString().slice(0, 10)}-${hash}`;
      await dispatch.send({ ...entry, id, reference }, context.get("requestId"));
    });
    if (isRepeated) log({ event: "repeated", count: 1 });
    return wantsPage(context)
      ? context.redirect("/enquiry-sent", 303)
      : context.json({ reference }, 201, { "Content-Type": "application/json" });
  });

  app.all(ENQUIRIES_PATH, (context) => {
    context.header("Allow", "POST");
    return answer(context, new Problem(405, { detail: "Send an enquiry with POST." }));
  });

  app.route("/", healthChecks(parts.deliveryHealth));

  app.onError((error, context) => {
    const about = { requestId: context.get("requestId") };
    if (error instanceof DeliveryError) {
      return answer(context, new Problem(error.isTimeout ? 504 : 502));
    }
    if (error instanceof Problem) {
      const { parts } = error;
      if (parts.reason) log({ event: "rejected", reason: parts.reason, count: 1 });
      return answer(context, error);
    }
    log({ event: "error", ...about, ...describeError(error) });
    return answer(context, new Problem(500));
  });

  return app;
}

/**
 * Rejects requests from pages of other sites. Browsers set both headers and no page can change them
 * (Fetch Metadata, section 2.4; Fetch standard, section 3.1). A program other than a browser may
 * send neither; it has no visitor's session to abuse. Sec-Fetch-Site is preferred to Origin,
 * because a proxy in front may change the Host that Origin is compared with. Hono's csrf only looks
 * at form posts, and rejects such programs.
 */
const sameOrigin: MiddlewareHandler = async ({ req }, next) => {
  const site = req.header("Sec-Fetch-Site");
  const origin = req.header("Origin");
  const isOwn =
    site !== undefined
      ? site === "same-origin" || site === "none"
      : origin === undefined || URL.parse(origin)?.host === (req.header("Host") ?? new URL(req.url).host);
  if (!isOwn) {
    throw new Problem(403, {
      reason: "cross-site",
      detail: "Send the form from this site's own page.",
    });
  }
  await next();
};

/** No page shows these answers, so they may load nothing, and nobody may frame or keep them. */
const ownHeaders = addHeaders({
  ...SECURITY_HEADERS,
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
});

/** Where an error happened, without its message, which may quote the enquiry. */
function describeError(error: Error) {
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return { reason: error.name, stack: frames.slice(0, 8).join("\n") };
}
