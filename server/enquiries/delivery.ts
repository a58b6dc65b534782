import { DELIVERY_MS } from "../../src/features/enquiry/shared-with-server/time-limits.ts";
import type { Enquiry } from "./check-entry.ts";
import { log } from "./log.ts";

/**
 * How long the result of a check is reused, in ms. Requests to a public address must not each cause
 * a login at the mail server.
 */
const CHECK_REUSE_MS = 60_000;
/** How long health waits for a check, in ms: programs that monitor it have short timeouts. */
const HEALTH_WAIT_MS = 3_000;
/** How long to wait before the second attempt, in ms. */
const RETRY_MS = 2_000;

/** A destination for enquiries: a mail server or a webhook. */
export interface Delivery {
  name: "smtp" | "webhook";
  /**
   * Resolves once the destination has accepted the enquiry, to whether it did for all recipients.
   * @throws DeliveryError
   */
  deliver: (enquiry: Enquiry, signal: AbortSignal) => Promise<boolean>;
  /**
   * Resolves if the destination can be reached, within the time that a delivery has.
   * @throws DeliveryError
   */
  check: (signal: AbortSignal) => Promise<void>;
}

/** Why a delivery failed. It contains no text from the destination, which may quote the enquiry. */
export class DeliveryError extends Error {
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
  const monitored = deliveries.map(createMonitored);
  const inFlight = new Set<Promise<void>>();

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => inFlight.delete(tracked));
    inFlight.add(tracked);
    return tracked;
  }

  const send = async (enquiry: Enquiry) => {
    const begin = performance.now();
    /** In ms. */
    const elapsed = () => Math.round(performance.now() - begin);
    const { reference, possibleSpam } = enquiry;
    let failure: unknown;
    for (const [index, { name, deliverWithin }] of monitored.entries()) {
      // An equal share of the time that is left, so that one that hangs leaves some for the others.
      const share = Math.max(0, Math.round((DELIVERY_MS - elapsed()) / (monitored.length - index)));
      try {
        await deliverWithin(share, enquiry);
      } catch (error) {
        failure = error;
        const seconds = elapsed() / 1000;
        log({ event: "failed", reference, delivery: name, reason: reasonOf(error), seconds });
        continue;
      }
      log({ event: "accepted", reference, delivery: name, seconds: elapsed() / 1000, possibleSpam });
      for (const other of monitored.slice(index + 1)) void track(sendToFurther(other, enquiry));
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
    send: (enquiry: Enquiry) => track(send(enquiry)),
    health: async (): Promise<DeliveryHealth> =>
      Object.fromEntries(
        await Promise.all(monitored.map(async ({ name, health }) => [name, await health()])),
      ),
    /** Resolves once nothing is in flight. */
    close: async () => {
      // Again, because an enquiry accepted meanwhile starts further deliveries.
      while (inFlight.size > 0) await Promise.allSettled(inFlight);
    },
  };
}

/** Sends an accepted enquiry to a further destination. */
async function sendToFurther({ name, deliverWithin }: ReturnType<typeof createMonitored>, enquiry: Enquiry) {
  const about = { reference: enquiry.reference, delivery: name };
  try {
    await deliverWithin(DELIVERY_MS, enquiry);
    log({ event: "copied", ...about });
  } catch (error) {
    log({ event: "copy-failed", ...about, reason: reasonOf(error) });
  }
}

/**
 * Adds to a delivery its health, whose changes are logged: what the last enquiry or check said. After a failed
 * enquiry only an accepted one says more, unless a check can see that failure; after a refused recipient, only
 * one that reaches all.
 */
function createMonitored(delivery: Delivery) {
  const { name } = delivery;
  const state = {
    /** Degraded if the last enquiry didn't reach all recipients. */
    lastEnquiry: "ok" as "ok" | "degraded" | Error,
    /** An accepted enquiry counts as a check, too. */
    lastCheck: "unfinished" as "unfinished" | "passed" | Error,
    /** When one began, by performance.now(), or long ago, so that the next question about health starts one. */
    checkedAt: Number.NEGATIVE_INFINITY,
    checking: Promise.resolve(),
    isDown: false,
  };

  async function runCheck(): Promise<void> {
    const begin = performance.now();
    state.checkedAt = begin;
    const signal = AbortSignal.timeout(DELIVERY_MS);
    const failure = await delivery.check(signal).catch((error: Error) => error);
    // Otherwise an enquiry, or another check, has said more since.
    if (state.checkedAt !== begin) return;
    state.lastCheck = failure ?? (signal.aborted ? new DeliveryError("deadline") : "passed");
  }

  /** @param ms how long it may take, a whole number */
  async function deliverWithin(ms: number, enquiry: Enquiry): Promise<void> {
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
        state.lastEnquiry = reachedAll ? "ok" : "degraded";
        state.lastCheck = "passed";
        state.checkedAt = performance.now();
      }
    } catch (error) {
      const cause = signal.aborted ? new DeliveryError("deadline") : (error as Error);
      if (cause instanceof DeliveryError && !cause.marksDown) state.checkedAt = Number.NEGATIVE_INFINITY;
      else if (!enquiry.possibleSpam) state.lastEnquiry = cause;
      throw cause;
    }
  }

  /** Answers by what was said before if a check takes longer. */
  async function health(): Promise<DestinationHealth> {
    const isDue = performance.now() - state.checkedAt >= CHECK_REUSE_MS;
    if (isDue && !(state.lastEnquiry instanceof Error)) state.checking = runCheck();
    await Promise.race([state.checking, new Promise((resolve) => setTimeout(resolve, HEALTH_WAIT_MS))]);
    const failure = [state.lastEnquiry, state.lastCheck].find((result) => result instanceof Error);
    if (failure && !state.isDown) log({ event: "delivery-down", delivery: name, reason: reasonOf(failure) });
    if (!failure && state.isDown) log({ event: "delivery-up", delivery: name });
    state.isDown = failure !== undefined;
    if (state.lastEnquiry instanceof Error || state.lastCheck !== "passed") return "down";
    return state.lastEnquiry;
  }

  return { name, deliverWithin, health };
}

/** The message of another error may quote the enquiry. */
const reasonOf = (error: unknown) => (error instanceof DeliveryError ? error.message : (error as Error).name);
