import { type Delivery, DeliveryError, type Enquiry } from "./delivery.ts";
import type { Report } from "./events.ts";

/** Longest that one delivery may take, in ms, whatever the other side does. A visitor waits no longer. */
export const DELIVERY_MS = 20_000;
/** Most enquiries on their way at once; beyond, a visitor learns at once instead of waiting for nothing. */
export const MAX_UNDER_WAY = 100;
/** How long a stop waits for what is on its way, in ms. A little less than SIGTERM's 10 s. */
const DRAIN_MS = 9_000;
/** How long an answer of the check is used again, in ms. */
const CHECK_MS = 5_000;

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
  /** Whether the first delivery can be reached; asked at most once in CHECK_MS. */
  isReachable: () => Promise<boolean>;
  /** Takes nothing more, waits for what is on its way, at most DRAIN_MS, and then cuts it off. */
  close: () => Promise<void>;
}

/** Shorter ones for tests. */
export interface DispatchLimits {
  deliveryMs?: number;
  maxUnderWay?: number;
  drainMs?: number;
}

/**
 * @param deliveries at least one; the first decides acceptance
 */
export function createDispatch(
  deliveries: readonly [Delivery, ...Delivery[]],
  report: Report,
  { deliveryMs = DELIVERY_MS, maxUnderWay = MAX_UNDER_WAY, drainMs = DRAIN_MS }: DispatchLimits = {},
): Dispatch {
  const [first, ...others] = deliveries;
  const underWay = new Set<Promise<unknown>>();
  /** Each ends one delivery that is under way. */
  const aborts = new Set<() => void>();
  let isClosing = false;
  let lastCheck: { at: number; result: Promise<boolean> } | undefined;

  /** Some servers stall in ways that no library notices: the deadline holds whatever happens. */
  async function within(ms: number, act: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const deadline = new AbortController();
    const abort = () => deadline.abort();
    const timer = setTimeout(abort, ms);
    aborts.add(abort);
    const late = new Promise<never>((_, reject) => {
      deadline.signal.addEventListener("abort", () => reject(new DeliveryError("deadline", true)));
    });
    try {
      await Promise.race([act(deadline.signal), late]);
    } finally {
      clearTimeout(timer);
      aborts.delete(abort);
    }
  }

  function track<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    const forget = () => void underWay.delete(work);
    work.then(forget, forget);
    return work;
  }

  async function copy(delivery: Delivery, enquiry: Enquiry, requestId: string): Promise<void> {
    const about = { requestId, reference: enquiry.reference, delivery: delivery.name };
    try {
      await within(deliveryMs, (signal) => delivery.deliver(enquiry, signal));
      report({ event: "copied", ...about });
    } catch (error) {
      report({ event: "copy-failed", reason: reasonOf(error), ...about });
    }
  }

  async function sendFirst(enquiry: Enquiry, requestId: string): Promise<void> {
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    const { reference } = enquiry;
    try {
      await within(deliveryMs, (signal) => first.deliver(enquiry, signal));
    } catch (error) {
      const reason = reasonOf(error);
      report({ event: "failed", requestId, reference, delivery: first.name, reason, seconds: seconds() });
      throw error instanceof DeliveryError ? error : new DeliveryError(reason, false);
    }
    report({ event: "accepted", requestId, reference, seconds: seconds() });
    for (const delivery of others) {
      void track(copy(delivery, enquiry, requestId));
    }
  }

  return {
    send: (enquiry, requestId) => track(sendFirst(enquiry, requestId)),
    isFull: () => underWay.size >= maxUnderWay,
    isClosing: () => isClosing,
    isReachable: () => {
      const now = performance.now();
      if (!lastCheck || now - lastCheck.at > CHECK_MS) {
        const result = within(CHECK_MS, (signal) => first.check(signal)).then(
          () => true,
          () => false,
        );
        lastCheck = { at: now, result };
      }
      return lastCheck.result;
    },
    close: async () => {
      isClosing = true;
      const timer = setTimeout(() => {
        for (const abort of aborts) abort();
      }, drainMs);
      while (underWay.size > 0) {
        await Promise.allSettled(underWay);
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
