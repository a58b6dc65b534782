import { type Delivery, DeliveryError, type Enquiry, orAborted } from "./delivery.ts";
import type { Log } from "./log.ts";

/** Longest that one delivery may take, in ms, whatever the other side does. A visitor waits no longer. */
export const DELIVERY_MS = 20_000;
/** Most enquiries in flight; above this, new ones get 503 at once. The same limit holds for copies. */
const MAX_IN_FLIGHT = 100;
/** How long a stop waits for what is in flight, in ms. A little less than SIGTERM's 10 s. */
const DRAIN_MS = 9_000;

/** Takes enquiries to all that are configured. */
export interface Dispatch {
  /**
   * Resolves once the first delivery has accepted; the others follow, and decide nothing.
   * @throws DeliveryError
   */
  send: (enquiry: Enquiry, requestId: string) => Promise<void>;
  /** Whether no more can be taken at this moment. */
  isFull: () => boolean;
  isClosing: () => boolean;
  /** Takes nothing more, waits for what is in flight, at most DRAIN_MS, and then cuts it off. */
  close: () => Promise<void>;
}

/** Tests set lower ones. */
const LIMITS = { deliveryMs: DELIVERY_MS, maxInFlight: MAX_IN_FLIGHT, drainMs: DRAIN_MS };
export type DispatchLimits = Partial<typeof LIMITS>;

/**
 * @param deliveries at least one; the first decides acceptance
 */
export function createDispatch(
  deliveries: readonly [Delivery, ...Delivery[]],
  log: Log,
  limits: DispatchLimits = {},
): Dispatch {
  const { deliveryMs, maxInFlight, drainMs } = { ...LIMITS, ...limits };
  const [first, ...others] = deliveries;
  /** Each with the controller that aborts it. Copies are counted apart: when they hang, enquiries still arrive. */
  const inFlight = new Map<Promise<void>, AbortController>();
  const copies: typeof inFlight = new Map();
  let isClosing = false;

  function start(room: typeof inFlight, delivery: Delivery, enquiry: Enquiry): Promise<void> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), deliveryMs);
    const attempt = orAborted(delivery.deliver(enquiry, controller.signal), controller.signal);
    const work = attempt.finally(() => {
      clearTimeout(timer);
      room.delete(work);
    });
    room.set(work, controller);
    return work;
  }

  async function copy(delivery: Delivery, enquiry: Enquiry, requestId: string): Promise<void> {
    const about = { requestId, reference: enquiry.reference, delivery: delivery.name };
    try {
      if (copies.size >= maxInFlight) throw new DeliveryError("queue-full", false);
      await start(copies, delivery, enquiry);
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
        throw error instanceof DeliveryError ? error : new DeliveryError(reason, false);
      }
      const mark = enquiry.possibleSpam && { possibleSpam: enquiry.possibleSpam };
      log({ event: "accepted", ...about, seconds: seconds(), ...mark });
      for (const delivery of others) {
        void copy(delivery, enquiry, requestId);
      }
    },
    isFull: () => inFlight.size >= maxInFlight,
    isClosing: () => isClosing,
    close: async () => {
      isClosing = true;
      const timer = setTimeout(() => {
        for (const controller of [...inFlight.values(), ...copies.values()]) controller.abort();
      }, drainMs);
      // Again, because an accepted enquiry starts its copies.
      while (inFlight.size + copies.size > 0) {
        await Promise.allSettled([...inFlight.keys(), ...copies.keys()]);
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
