import { DELIVERY_MS } from "../../src/shared/enquiry-request.ts";
import { type Delivery, DeliveryError, type Enquiry, orAborted } from "./delivery.ts";
import type { Log } from "./log.ts";

/**
 * The most enquiries in flight; above it, new ones get 503 at once. The same limit is for further
 * deliveries, counted separately.
 */
const MAX_IN_FLIGHT = 100;
/**
 * How long a stop waits for deliveries in flight, in ms: less than STOP_MS in server/main.ts, so
 * that their answers are still sent.
 */
const DRAIN_MS = 9_000;

/** Sends enquiries to all configured destinations. */
export interface Dispatch {
  /**
   * Resolves once the first delivery has accepted. Further deliveries start then; if they fail,
   * that is only logged.
   * @throws DeliveryError
   */
  send: (enquiry: Enquiry, requestId: string) => Promise<void>;
  /** Whether the limit of enquiries in flight is reached. */
  isFull: () => boolean;
  /**
   * Waits up to DRAIN_MS for what is in flight, then aborts it.
   * @param answered resolves after the last request, which may still send an enquiry
   */
  close: (answered?: Promise<void>) => Promise<void>;
}

/** The limits in production; tests set lower ones. */
const LIMITS = { deliveryMs: DELIVERY_MS, maxInFlight: MAX_IN_FLIGHT, drainMs: DRAIN_MS };
export type DispatchLimits = Partial<typeof LIMITS>;

/**
 * Creates a Dispatch.
 * @param deliveries at least one; the first decides whether an enquiry was accepted
 */
export function createDispatch(
  deliveries: readonly [Delivery, ...Delivery[]],
  log: Log,
  limits: DispatchLimits = {},
): Dispatch {
  const { deliveryMs, maxInFlight, drainMs } = { ...LIMITS, ...limits };
  const [first, ...others] = deliveries;
  /**
   * Deliveries in flight, each with its AbortController. Further deliveries are counted separately,
   * so that they can't block the first one when they hang.
   */
  const inFlight = new Map<Promise<void>, AbortController>();
  const further: typeof inFlight = new Map();

  function start(group: typeof inFlight, delivery: Delivery, enquiry: Enquiry): Promise<void> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), deliveryMs);
    const attempt = orAborted(delivery.deliver(enquiry, controller.signal), controller.signal);
    const work = attempt.finally(() => {
      clearTimeout(timer);
      group.delete(work);
    });
    group.set(work, controller);
    return work;
  }

  async function deliverFurther(delivery: Delivery, enquiry: Enquiry, requestId: string): Promise<void> {
    const about = { requestId, reference: enquiry.reference, delivery: delivery.name };
    try {
      if (further.size >= maxInFlight) throw new DeliveryError("queue-full");
      await start(further, delivery, enquiry);
      log({ event: "copied", ...about });
    } catch (error) {
      log({ event: "copy-failed", reason: reasonOf(error), ...about });
    }
  }

  return {
    send: async (enquiry, requestId) => {
      const begin = performance.now();
      const about = { requestId, reference: enquiry.reference };
      const seconds = () => (performance.now() - begin) / 1000;
      try {
        await start(inFlight, first, enquiry);
      } catch (error) {
        const reason = reasonOf(error);
        log({ event: "failed", ...about, delivery: first.name, reason, seconds: seconds() });
        throw error instanceof DeliveryError ? error : new DeliveryError(reason);
      }
      const mark = enquiry.possibleSpam && { possibleSpam: enquiry.possibleSpam };
      log({ event: "accepted", ...about, seconds: seconds(), ...mark });
      for (const delivery of others) {
        void deliverFurther(delivery, enquiry, requestId);
      }
    },
    isFull: () => inFlight.size >= maxInFlight,
    close: async (answered) => {
      const timer = setTimeout(() => {
        for (const controller of [...inFlight.values(), ...further.values()]) controller.abort();
      }, drainMs);
      await answered;
      // Loop, because an enquiry accepted meanwhile starts further deliveries.
      while (inFlight.size + further.size > 0) {
        await Promise.allSettled([...inFlight.keys(), ...further.keys()]);
      }
      clearTimeout(timer);
      for (const delivery of deliveries) {
        delivery.close();
      }
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof DeliveryError ? error.message : error instanceof Error ? error.name : "unknown";
}
