import { DELIVERY_MS } from "../../src/shared/enquiry-request.ts";
import type { Entry } from "./entry.ts";
import { log } from "./log.ts";

/**
 * How long the result of a check is reused, in ms. Requests to a public address must not each cause
 * a login at the mail server.
 */
const HEALTH_MS = 60_000;
/** How long a check may wait for an answer, in ms: programs that monitor health have short timeouts. */
export const CHECK_MS = 3_000;

/** An enquiry to be delivered to the consultancy. */
export interface Enquiry extends Entry {
  /** The day and the hash of deduplicate.ts, such as 2026-11-25-9f86…; the same for each attempt. */
  id: string;
  /** The short reference that the visitor is shown, such as K7M4-2QXD. */
  reference: string;
}

/** A destination for enquiries: a mail server or a webhook. */
export interface Delivery {
  name: "smtp" | "webhook";
  /**
   * Resolves once the destination has accepted the enquiry.
   * @throws DeliveryError
   */
  deliver: (enquiry: Enquiry, signal: AbortSignal) => Promise<void>;
  /**
   * Resolves if the destination can be reached.
   * @throws DeliveryError
   */
  check: () => Promise<void>;
}

/** Why a delivery failed. It contains no text from the destination, which may quote the enquiry. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  /** Whether the destination would refuse any enquiry until somebody corrects something. */
  readonly isPermanent: boolean;

  /** @param reason a code, such as "CONN ECONNREFUSED" or "DATA 452" */
  constructor(reason: string, isPermanent = false) {
    super(reason);
    this.isPermanent = isPermanent;
  }
}

type DeliveryHealth = "ok" | "unreachable";

/** Sends enquiries to all configured destinations. */
export interface Dispatch {
  /**
   * Resolves once the first delivery has accepted. Further deliveries start then; if they fail,
   * that is only logged.
   * @throws DeliveryError
   */
  send: (enquiry: Enquiry, requestId: string) => Promise<void>;
  /** Returns whether the first delivery would accept an enquiry now, as far as that is known. */
  health: () => Promise<DeliveryHealth>;
  /** Resolves once nothing is in flight. */
  close: () => Promise<void>;
}

/**
 * Creates a Dispatch.
 * @param deliveries at least one; the first decides whether an enquiry was accepted
 */
export function createDispatch(deliveries: readonly Delivery[]): Dispatch {
  const [first, ...others] = deliveries;
  if (!first) throw new Error("No delivery is set.");
  const inFlight = new Set<Promise<void>>();
  const watch = watchHealth(first);

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => inFlight.delete(tracked));
    inFlight.add(tracked);
    return tracked;
  }

  const send = async (enquiry: Enquiry, requestId: string) => {
    const begin = performance.now();
    const about = { requestId, reference: enquiry.reference };
    const seconds = () => (performance.now() - begin) / 1000;
    try {
      await watch.follow(attempt(first, enquiry));
    } catch (error) {
      const reason = reasonOf(error);
      log({ event: "failed", ...about, delivery: first.name, reason, seconds: seconds() });
      throw error;
    }
    const mark = enquiry.possibleSpam && { possibleSpam: enquiry.possibleSpam };
    log({ event: "accepted", ...about, seconds: seconds(), ...mark });
    for (const delivery of others) void track(copy(delivery, enquiry, requestId));
  };

  return {
    send: (enquiry, requestId) => track(send(enquiry, requestId)),
    health: watch.health,
    close: async () => {
      // Again, because an enquiry accepted meanwhile starts further deliveries.
      while (inFlight.size > 0) await Promise.allSettled(inFlight);
    },
  };
}

/** Sends a further copy. */
async function copy(delivery: Delivery, enquiry: Enquiry, requestId: string): Promise<void> {
  const about = { requestId, reference: enquiry.reference, delivery: delivery.name };
  try {
    await attempt(delivery, enquiry);
    log({ event: "copied", ...about });
  } catch (error) {
    log({ event: "copy-failed", ...about, reason: reasonOf(error) });
  }
}

async function attempt(delivery: Delivery, enquiry: Enquiry): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), DELIVERY_MS);
  try {
    await delivery.deliver(enquiry, controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? new DeliveryError("deadline") : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Watches whether a delivery can be reached, and logs changes. After a permanent refusal it can't until an
 * enquiry is accepted; a check may not notice that.
 */
function watchHealth(delivery: Delivery) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let refusal: DeliveryError | undefined;
  let last: DeliveryHealth = "ok";
  let current: Promise<DeliveryHealth> = Promise.resolve(last);

  async function check(): Promise<DeliveryHealth> {
    try {
      if (refusal) throw refusal;
      await delivery.check();
      if (last !== "ok") log({ event: "delivery-reachable" });
      last = "ok";
    } catch (error) {
      if (last === "ok") log({ event: "delivery-unreachable", reason: reasonOf(error) });
      last = "unreachable";
    }
    return last;
  }

  /** Follows the attempt to deliver an enquiry. */
  async function follow(work: Promise<void>): Promise<void> {
    try {
      await work;
      refusal = undefined;
    } catch (error) {
      if (error instanceof DeliveryError && error.isPermanent) refusal = error;
      throw error;
    } finally {
      checkedAt = Number.NEGATIVE_INFINITY;
    }
  }

  function health(): Promise<DeliveryHealth> {
    if (Date.now() - checkedAt >= HEALTH_MS) {
      checkedAt = Date.now();
      current = current.then(check);
    }
    return current;
  }

  return { follow, health };
}

function reasonOf(error: unknown): string {
  return error instanceof DeliveryError ? error.message : error instanceof Error ? error.name : "unknown";
}
