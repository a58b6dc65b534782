import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestId } from "hono/request-id";
import type { FormMessages } from "../../src/features/enquiry/enquiry.schema.ts";
import { ENQUIRIES_PATH } from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { addHeaders, SECURITY_HEADERS } from "../headers.ts";
import { healthRoutes } from "../health.ts";
import { mediaType, wantsPage } from "./content-negotiation.ts";
import { createDeduplicate, hashOf, referenceOf } from "./deduplicate.ts";
import { DeliveryError, type Dispatch } from "./delivery.ts";
import { checkEntry } from "./entry.ts";
import { log } from "./log.ts";
import { Problem, respond } from "./problem.ts";

/**
 * The largest body in bytes. A message of 10,000 characters takes up to 40 KB, and a URL-encoded form writes
 * each byte outside ASCII as three.
 */
const MAX_BODY_BYTES = 192 * 1024;
const FORM = "application/x-www-form-urlencoded";

interface EndpointParts {
  dispatch: Dispatch;
  /** Counts an enquiry; resolves to how many ms its client has to wait, or 0. */
  limit: (client: string) => Promise<number>;
  /** Returns the client that the limit counts. */
  clientOf: (context: Context) => string;
  /** The messages for wrong fields. */
  messages: FormMessages;
  /** The message if no destination accepted the enquiry. */
  failureText: string;
}

/** Creates the web application that takes enquiries and reports health. */
export function createEndpoint({ dispatch, limit, clientOf, messages, failureText }: EndpointParts): Hono {
  const deduplicate = createDeduplicate();
  const app = new Hono();
  // With a limit of 0, Hono ignores the client's own X-Request-Id, which could be anything.
  app.use(ENQUIRIES_PATH, requestId({ limitLength: 0 }), ownHeaders);

  app.post(ENQUIRIES_PATH, sameOrigin, limitBody, async (context) => {
    const { entry, errors } = checkEntry(await readFields(context), messages);
    if (errors) throw new Problem(422, { reason: "invalid", errors });
    const hash = await hashOf(entry);
    const about = { requestId: context.get("requestId"), reference: referenceOf(hash) };
    const isRepeated = await deduplicate(hash, async () => {
      // Counted only after validation, so that junk doesn't use up anybody's limit, and only once,
      // so that nobody whose enquiry was accepted is told that it failed.
      const retryAfter = await limit(clientOf(context));
      if (retryAfter > 0) throw new Problem(429, { reason: "rate-limited", retryAfter });
      const sentAt = new Date().toISOString();
      // With the day (UTC), so that a receiver takes the same text of another day for another enquiry.
      const id = `${sentAt.slice(0, 10)}-${hash}`;
      await dispatch.send({ ...entry, id, reference: about.reference, sentAt }, about.requestId);
    });
    if (isRepeated) log({ event: "repeated", ...about });
    return wantsPage(context)
      ? context.redirect("/enquiry-sent", 303)
      : context.json({ reference: about.reference }, 201);
  });

  app.all(ENQUIRIES_PATH, (context) => {
    context.header("Allow", "POST");
    return respond(context, new Problem(405, { detail: "Send an enquiry with POST." }), failureText);
  });

  app.route("/", healthRoutes(dispatch.health));

  app.onError((error, context) => {
    const requestId = context.get("requestId");
    if (error instanceof DeliveryError) return respond(context, new Problem(502), failureText);
    if (error instanceof Problem) {
      const { reason } = error.parts;
      if (reason) log({ event: "rejected", reason, requestId });
      return respond(context, error, failureText);
    }
    log({ event: "error", requestId, ...describeError(error) });
    return respond(context, new Problem(500), failureText);
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
  const isSameOrigin =
    site !== undefined
      ? site === "same-origin" || site === "none"
      : origin === undefined || URL.parse(origin)?.host === (req.header("Host") ?? new URL(req.url).host);
  if (!isSameOrigin) {
    throw new Problem(403, {
      reason: "cross-site",
      detail: "Send the form from this site's own page.",
    });
  }
  await next();
};

/** Rejects a body that is too long; Hono reads one without a length here, which may break off. */
const limitBody: MiddlewareHandler = async (context, next) => {
  try {
    return await bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge })(context, next);
  } catch (error) {
    throw error instanceof Problem ? error : unreadable(400, "The body broke off.");
  }
};

function tooLarge(context: Context): never {
  // What of the body is still on its way isn't read.
  context.header("Connection", "close");
  throw unreadable(413, `Send at most ${MAX_BODY_BYTES} bytes.`);
}

/**
 * Reads the fields of an enquiry from JSON or from a form post.
 * @returns the fields, with values of any type; if a name occurs twice, its last value
 * @throws Problem with status 400 or 415
 */
async function readFields(context: Context): Promise<Record<string, unknown>> {
  const type = mediaType(context);
  if (type !== "application/json" && type !== FORM) {
    throw unreadable(415, `Send application/json or ${FORM}.`);
  }
  try {
    const fields: unknown = await (type === FORM ? context.req.parseBody() : context.req.json());
    if (typeof fields === "object" && fields !== null) return fields as Record<string, unknown>;
  } catch {
    // What can't be read, or broke off, gets the same error, below.
  }
  throw unreadable(400, "Send the fields of an enquiry, as a JSON object or as a form.");
}

function unreadable(status: 400 | 413 | 415, detail: string): Problem {
  return new Problem(status, { reason: "unreadable", detail });
}

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
