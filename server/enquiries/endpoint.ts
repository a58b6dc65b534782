import { type Context, Hono } from "hono";
import type { OfficeHours } from "../../src/features/enquiry/calls/office-hours.ts";
import { type Answer, FAILURE_TEXT, type FailureStatus, respond } from "./answers.ts";
import { readFields, UnreadableBody } from "./body.ts";
import { clientKey } from "./client-address.ts";
import { DeliveryError, type Enquiry } from "./delivery.ts";
import type { Dispatch } from "./dispatch.ts";
import type { Rejection, Report } from "./events.ts";
import { checkEntry } from "./forms.ts";
import { identify, parseIdempotencyKey, referenceOf } from "./identity.ts";
import type { Once } from "./once.ts";
import type { OutcomePages } from "./outcome.ts";
import type { ProofOfWork } from "./proof-of-work.ts";
import { isCrossSite } from "./same-origin.ts";

export const ENQUIRIES_PATH = "/api/enquiries";
/** A field that people don't see and programs fill in. */
export const TRAP_FIELD = "website";
/** Nobody fills in a form in less, in ms. Counts only where the page reports the time, as `elapsed`. */
export const MINIMUM_FILL_MS = 1_500;
/** How long a retry with the key of its form load gets the same answer, in ms. */
const KEY_WINDOW_MS = 10 * 60_000;
/** The same without a key, by content alone: long enough for a double press or a reload. */
const CONTENT_WINDOW_MS = 2 * 60_000;
/** When to come back after a refusal for lack of room, in ms. */
const BUSY_MS = 5_000;

export interface EndpointParts {
  dispatch: Dispatch;
  once: Once;
  /** Gives how many ms a client has to wait, 0 for none. */
  limit: (client: string) => Promise<number>;
  trustedProxies: number;
  pages: OutcomePages;
  report: Report;
  /** The address at the other end of the connection, as far as the runtime tells. */
  socketAddress?: (context: Context) => string | undefined;
  /** Whether the runtime cuts a body at its declared length, as Node's server does (RFC 9112, section 6.3). */
  isFramed?: boolean;
  proofOfWork?: ProofOfWork;
  /** By which proposed times for a call are checked; without them none are taken. */
  office?: OfficeHours;
}

/** What a request got, and why, where it was turned away. */
interface Handled {
  answer: Answer;
  rejection?: Rejection;
}

/** The web application that takes enquiries and tells its health. */
export function createEndpoint(parts: EndpointParts): Hono {
  const app = new Hono();
  const { dispatch, report, pages } = parts;

  app.post(ENQUIRIES_PATH, async (context) => {
    const requestId = crypto.randomUUID();
    const request = context.req.raw;
    const fields: Record<string, unknown> = {};
    let handled: Handled;
    try {
      handled = await handle(context, requestId, fields);
    } catch (error) {
      report({ event: "fault", requestId, ...describeFault(error) });
      handled = { answer: { status: 500, detail: FAILURE_TEXT } };
    }
    const { answer, rejection } = handled;
    if (rejection) {
      report({ event: "rejected", requestId, reason: rejection, status: answer.status });
    }
    const response = respond(request, answer, fields, pages);
    response.headers.set("X-Request-Id", requestId);
    return response;
  });

  app.all(ENQUIRIES_PATH, (context) => {
    const detail = "Send an enquiry with POST.";
    const response = respond(context.req.raw, { status: 405, detail }, {}, pages);
    response.headers.set("Allow", "POST");
    return response;
  });

  app.get(`${ENQUIRIES_PATH}/challenge`, async (context) => {
    const challenge = await parts.proofOfWork?.challenge();
    context.header("Cache-Control", "no-store");
    return challenge ? context.json(challenge) : context.notFound();
  });

  app.get("/healthz", (context) => state(context, true));
  app.get("/readyz", async (context) =>
    state(context, !dispatch.isClosing() && (await dispatch.isReachable())),
  );

  /** Fills in `fields` as soon as they are read, so that a refused form can be shown again. */
  async function handle(
    context: Context,
    requestId: string,
    fields: Record<string, unknown>,
  ): Promise<Handled> {
    const request = context.req.raw;
    if (isCrossSite(request)) {
      return refuse("cross-site", 403, "Send the form from this site's own page.");
    }
    try {
      Object.assign(fields, await readFields(request, parts.isFramed ?? false));
    } catch (error) {
      if (error instanceof UnreadableBody) {
        return refuse("unreadable", error.status, error.message);
      }
      throw error;
    }
    if (dispatch.isClosing()) {
      return refuse("shutting-down", 503, FAILURE_TEXT, BUSY_MS);
    }
    const client = clientKey(
      parts.socketAddress?.(context),
      request.headers.get("X-Forwarded-For") ?? undefined,
      parts.trustedProxies,
    );
    const wait = await parts.limit(client);
    if (wait > 0) {
      return refuse("rate-limit", 429, FAILURE_TEXT, wait);
    }
    const header = request.headers.get("Idempotency-Key");
    const key = header === null ? "" : parseIdempotencyKey(header);
    if (key === undefined) {
      return refuse("idempotency-key", 400, "Idempotency-Key must be a UUID.");
    }
    const clock = parts.office && { now: new Date(), office: parts.office };
    const { entry, errors } = checkEntry(fields, clock);
    if (errors) {
      return { answer: { status: 422, errors }, rejection: "invalid" };
    }
    // A person may be that quick with a form that the browser filled in: told to
    // try again, they get through, and a program learns nothing.
    if (isTooFast(fields["elapsed"])) {
      return refuse("too-fast", 429, FAILURE_TEXT, MINIMUM_FILL_MS);
    }
    const id = identify(key, entry);
    const reference = referenceOf(id);
    if (fields[TRAP_FIELD]) {
      return { answer: { status: 201, reference }, rejection: "trap" };
    }
    if (parts.proofOfWork && !(await parts.proofOfWork.isSolved(fields["altcha"], id))) {
      return { answer: { status: 422, errors: { altcha: "Required" } }, rejection: "proof-of-work" };
    }
    return await deliver(requestId, key, { ...entry, id, reference });
  }

  async function deliver(requestId: string, key: string, enquiry: Enquiry): Promise<Handled> {
    const { id, reference } = enquiry;
    const start = performance.now();
    try {
      const { isRepeated } = await parts.once.run(id, key ? KEY_WINDOW_MS : CONTENT_WINDOW_MS, async () => {
        if (dispatch.isFull()) {
          throw new QueueFull();
        }
        await dispatch.send(enquiry, requestId);
      });
      if (isRepeated) {
        report({ event: "repeated", requestId, reference, seconds: (performance.now() - start) / 1000 });
      }
      return { answer: { status: 201, reference } };
    } catch (error) {
      if (error instanceof QueueFull) {
        return refuse("queue-full", 503, FAILURE_TEXT, BUSY_MS);
      }
      if (error instanceof DeliveryError) {
        return { answer: { status: error.isTimeout ? 504 : 502, detail: FAILURE_TEXT } };
      }
      throw error;
    }
  }

  return app;
}

class QueueFull extends Error {}

function refuse(rejection: Rejection, status: FailureStatus, detail: string, retryAfter?: number): Handled {
  return { rejection, answer: { status, detail, ...(retryAfter === undefined ? {} : { retryAfter }) } };
}

function isTooFast(elapsed: unknown): boolean {
  // A form post has only text; what is no number counts as not reported.
  const ms = typeof elapsed === "string" ? Number.parseFloat(elapsed) : elapsed;
  return typeof ms === "number" && ms < MINIMUM_FILL_MS;
}

/** Where a fault was, without its message, which may quote what was entered. */
function describeFault(error: unknown) {
  if (!(error instanceof Error)) {
    return { reason: typeof error, stack: "" };
  }
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return { reason: error.name, stack: frames.slice(0, 8).join("\n") };
}

function state(context: Context, isWell: boolean): Response {
  context.header("Cache-Control", "no-store");
  return context.text(isWell ? "ok\n" : "unavailable\n", isWell ? 200 : 503);
}
