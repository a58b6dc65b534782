import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { FormMessages } from "../../src/features/enquiry/enquiry.schema.ts";
import { ENQUIRIES_PATH } from "../../src/features/enquiry/shared-with-server/enquiry-request.ts";
import { addHeaders, SECURITY_HEADERS } from "../headers.ts";
import { healthRoutes } from "../health.ts";
import { checkEntry } from "./check-entry.ts";
import { mediaType, wantsPage } from "./content-negotiation.ts";
import { createDeduplicate, hashOf, referenceOf } from "./deduplicate.ts";
import { DeliveryError, type Dispatch } from "./delivery.ts";
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
}

/** Creates the web application that takes enquiries and reports health. */
export function createEndpoint({ dispatch, limit, clientOf, messages }: EndpointParts): Hono {
  const deduplicate = createDeduplicate();
  const app = new Hono();
  app.use(ENQUIRIES_PATH, ownHeaders);

  app.post(ENQUIRIES_PATH, sameOrigin, limitBody, async (context) => {
    const { entry, errors } = checkEntry(await readFields(context), messages);
    if (errors) throw new Problem(422, { reason: "invalid", errors });
    const hash = await hashOf(entry);
    const reference = referenceOf(hash);
    const isRepeated = await deduplicate(hash, async () => {
      // Counted only after validation, so that junk doesn't use up anybody's limit, and only once,
      // so that nobody whose enquiry was accepted is told that it failed.
      const retryAfter = await limit(clientOf(context));
      if (retryAfter > 0) throw new Problem(429, { reason: "rate-limited", retryAfter });
      const sentAt = new Date().toISOString();
      // With the day (UTC), so that a receiver takes the same text of another day for another enquiry.
      const id = `${sentAt.slice(0, 10)}-${hash}`;
      await dispatch.send({ ...entry, id, reference, sentAt });
    });
    if (isRepeated) log({ event: "repeated", reference });
    return wantsPage(context) ? context.redirect("/enquiry-sent", 303) : context.json({ reference }, 201);
  });

  app.all(ENQUIRIES_PATH, (context) => {
    context.header("Allow", "POST");
    return respond(context, new Problem(405));
  });

  app.route("/", healthRoutes(dispatch.health));

  app.onError((error, context) => {
    if (error instanceof DeliveryError) return respond(context, new Problem(502));
    if (error instanceof Problem) {
      const { reason } = error.parts;
      if (reason) log({ event: "rejected", reason });
      return respond(context, error);
    }
    log({ event: "error", ...describeError(error) });
    return respond(context, new Problem(500));
  });

  return app;
}

/**
 * Rejects requests from pages of other sites. Every browser that the site supports sends this header, and no page
 * can change it (Fetch Metadata, section 2.4). Another program may leave it out; it has no visitor's session to
 * abuse. Hono's csrf only looks at form posts, and rejects such programs.
 */
const sameOrigin: MiddlewareHandler = async ({ req }, next) => {
  const site = req.header("Sec-Fetch-Site") ?? "none";
  if (site !== "same-origin" && site !== "none") throw new Problem(403, { reason: "cross-site" });
  await next();
};

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new Problem(413, { reason: "unreadable" });
  },
});

/**
 * Reads the fields of an enquiry from JSON or from a form post.
 * @returns the fields, with values of any type; if a name occurs twice, its last value
 * @throws Problem with status 400 or 415
 */
async function readFields(context: Context): Promise<Record<string, unknown>> {
  const type = mediaType(context);
  if (type !== "application/json" && type !== FORM) throw new Problem(415, { reason: "unreadable" });
  try {
    const fields: unknown = await (type === FORM ? context.req.parseBody() : context.req.json());
    if (typeof fields === "object" && fields !== null) return fields as Record<string, unknown>;
  } catch {
    // What can't be read, or broke off, gets the same error, below.
  }
  throw new Problem(400, { reason: "unreadable" });
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
