import { DELIVERY_MS } from "../../src/features/enquiry/shared-with-server/time-limits.ts";
import type { Entry } from "./entry.ts";
import { log } from "./log.ts";

/**
 * How long the result of a check is reused, in ms. Requests to a public address must not each cause
 * a login at the mail server.
 */
const HEALTH_MS = 60_000;
/** How long a check may wait for an answer, in ms: programs that monitor health have short timeouts. */
export const CHECK_MS = 3_000;
/** How long to wait before the second attempt, in ms. */
const RETRY_MS = 2_000;

/** An enquiry to be delivered to the consultancy. */
export interface Enquiry extends Entry {
  /** The day and the hash of deduplicate.ts, such as 2026-11-25-9f86…; the same for each attempt. */
  id: string;
  /** The short reference that the visitor is shown, such as K7M4-2QXD. */
  reference: string;
  /** When it arrived: ISO 8601 in UTC, the same for each attempt. */
  sentAt: string;
}

/** A destination for enquiries: a mail server or a webhook. */
export interface Delivery {
  name: "smtp" | "webhook";
  /**
   * Resolves once the destination has accepted the enquiry, to whether it did for all recipients.
   * @throws DeliveryError
   */
  deliver: (enquiry: Enquiry, signal: AbortSignal) => Promise<boolean>;
  /**
   * Resolves if the destination can be reached.
   * @throws DeliveryError
   */
  check: () => Promise<void>;
}

/** Why a delivery failed. It contains no text from the destination, which may quote the enquiry. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  /** Whether the destination can't have accepted the enquiry, and may accept it in a moment. */
  readonly canRetry: boolean;
  /**
   * Whether the destination counts as down until it has accepted an enquiry: false if a check sees the failure,
   * too, or if the enquiry was never sent.
   */
  readonly marksDown: boolean;

  /** @param reason a code, such as "CONN ECONNREFUSED" or "DATA 452" */
  constructor(reason: string, { canRetry = false, marksDown = true } = {}) {
    super(reason);
    this.canRetry = canRetry;
    this.marksDown = marksDown;
  }
}

/** Degraded if it accepts enquiries, but not for all recipients. */
type DestinationHealth = "ok" | "degraded" | "down";
/** Whether each destination would accept an enquiry now, as far as that is known. */
export type DeliveryHealth = Readonly<Record<string, DestinationHealth>>;

/** Sends enquiries to all configured destinations. */
export type Dispatch = ReturnType<typeof createDispatch>;

/** Creates a Dispatch. In delivery mode there is at least one delivery. */
export function createDispatch(deliveries: readonly Delivery[]) {
  const watched = deliveries.map(watch);
  const inFlight = new Set<Promise<void>>();

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => inFlight.delete(tracked));
    inFlight.add(tracked);
    return tracked;
  }

  const send = async (enquiry: Enquiry, requestId: string) => {
    const begin = performance.now();
    /** In ms. */
    const elapsed = () => Math.round(performance.now() - begin);
    const about = { requestId, reference: enquiry.reference };
    const untried = [...watched];
    let failure: unknown;
    for (const { name, deliver } of watched) {
      // An equal share of the time that is left, so that one that hangs leaves some for the others.
      const share = Math.max(0, Math.round((DELIVERY_MS - elapsed()) / untried.length));
      untried.shift();
      try {
        await deliver(enquiry, share);
      } catch (error) {
        failure = error;
        const seconds = elapsed() / 1000;
        log({ event: "failed", ...about, delivery: name, reason: reasonOf(error), seconds });
        continue;
      }
      const mark = enquiry.possibleSpam && { possibleSpam: enquiry.possibleSpam };
      log({ event: "accepted", ...about, delivery: name, seconds: elapsed() / 1000, ...mark });
      for (const delivery of untried) void track(copy(delivery, enquiry, requestId));
      return;
    }
    throw failure;
  };

  return {
    /**
     * Tries the deliveries in turn, and resolves once one has accepted. Those not tried yet start then;
     * if they fail, that is only logged.
     * @throws DeliveryError of the last one
     */
    send: (enquiry: Enquiry, requestId: string) => track(send(enquiry, requestId)),
    health: async (): Promise<DeliveryHealth> =>
      Object.fromEntries(await Promise.all(watched.map(async ({ name, health }) => [name, await health()]))),
    /** Resolves once nothing is in flight. */
    close: async () => {
      // Again, because an enquiry accepted meanwhile starts further deliveries.
      while (inFlight.size > 0) await Promise.allSettled(inFlight);
    },
  };
}

/** Sends a further copy. */
async function copy({ name, deliver }: WatchedDelivery, enquiry: Enquiry, requestId: string): Promise<void> {
  const about = { requestId, reference: enquiry.reference, delivery: name };
  try {
    await deliver(enquiry, DELIVERY_MS);
    log({ event: "copied", ...about });
  } catch (error) {
    log({ event: "copy-failed", ...about, reason: reasonOf(error) });
  }
}

type WatchedDelivery = ReturnType<typeof watch>;

/**
 * Watches whether a delivery works, and logs changes. After a failure it is down until it has accepted an
 * enquiry, unless a check can see that failure; after a refused recipient, degraded until an enquiry reaches all.
 */
function watch(delivery: Delivery) {
  const { name } = delivery;
  let checkedAt = Number.NEGATIVE_INFINITY;
  /** The last failure that no check can see: only an accepted enquiry clears it. */
  let failure: unknown;
  let reachesAll = true;
  let last = "ok" as DestinationHealth;
  let current: Promise<DestinationHealth> = Promise.resolve(last);

  async function check(): Promise<DestinationHealth> {
    const error = failure ?? (await delivery.check().catch((error) => error));
    if (error && last !== "down") log({ event: "delivery-down", delivery: name, reason: reasonOf(error) });
    if (!error && last === "down") log({ event: "delivery-up", delivery: name });
    last = error ? "down" : reachesAll ? "ok" : "degraded";
    return last;
  }

  /** @param ms how long it may take, a whole number */
  async function deliver(enquiry: Enquiry, ms: number): Promise<void> {
    const signal = AbortSignal.timeout(ms);
    const retryUntil = performance.now() + ms - RETRY_MS;
    try {
      const reachedAll = await delivery.deliver(enquiry, signal).catch(async (error) => {
        // Two attempts at most: there is no queue, and a visitor waits.
        if (!error.canRetry || performance.now() > retryUntil) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        return delivery.deliver(enquiry, signal);
      });
      // What a bot sends must not change the state that health reports.
      if (!enquiry.possibleSpam) {
        failure = undefined;
        reachesAll = reachedAll;
      }
    } catch (error) {
      const cause = signal.aborted ? new DeliveryError("deadline") : error;
      const marksDown = !(cause instanceof DeliveryError) || cause.marksDown;
      if (marksDown && !enquiry.possibleSpam) failure = cause;
      throw cause;
    } finally {
      checkedAt = Number.NEGATIVE_INFINITY;
    }
  }

  function health(): Promise<DestinationHealth> {
    if (Date.now() - checkedAt >= HEALTH_MS) {
      checkedAt = Date.now();
      current = current.then(check);
    }
    return current;
  }

  return { name, deliver, health };
}

/** The message of another error may quote the enquiry. */
const reasonOf = (error: unknown) => (error instanceof DeliveryError ? error.message : (error as Error).name);
