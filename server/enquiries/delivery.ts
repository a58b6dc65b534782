import type { Entry } from "./entry.ts";
import type { Log } from "./log.ts";

/**
 * How long the result of a check is reused, in ms. Requests to a public address must not each cause
 * a login at the mail server.
 */
const HEALTH_MS = 60_000;
/** How long a check may take, in ms: programs that monitor health have short timeouts. */
const CHECK_MS = 3_000;

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
  /** Its host and port, such as mail.example.com:465. */
  destination: string;
  /**
   * Resolves once the destination has accepted the enquiry.
   * @throws DeliveryError
   */
  deliver: (enquiry: Enquiry, signal: AbortSignal) => Promise<void>;
  /** Rejects if the destination can't be reached. */
  check: (signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/** Why a delivery failed. It contains no text from the destination, which may quote the enquiry. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  /** Whether time ran out, so that the destination may have accepted the enquiry after all. */
  readonly isTimeout: boolean;
  /** Whether the destination takes no enquiry, whatever its content. A check may not notice that. */
  readonly isRefusal: boolean;

  /** @param reason a code, such as "CONN ECONNREFUSED" or "DATA 452" */
  constructor(reason: string, { isTimeout = false, isRefusal = false } = {}) {
    super(reason);
    this.isTimeout = isTimeout;
    this.isRefusal = isRefusal;
  }
}

/**
 * Rejects as soon as the signal aborts, even if the work never ends: some servers stall in ways
 * that no library notices.
 * @throws DeliveryError
 */
export function orAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new DeliveryError("deadline", { isTimeout: true })));
  });
  return Promise.race([work, aborted]);
}

/** Whether enquiries could be delivered now. */
export type DeliveryHealth = "ok" | "unreachable";

/**
 * Watches whether a delivery can be reached, and logs changes. After an enquiry that was refused, it can't
 * until one is accepted.
 * @param checkMs how long a check may take; shorter in tests
 * @returns the delivery, and a function that returns its health
 */
export function watchDelivery(
  delivery: Delivery,
  log: Log,
  now: () => number = Date.now,
  checkMs = CHECK_MS,
): { delivery: Delivery; health: () => Promise<DeliveryHealth> } {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let refusal: DeliveryError | undefined;
  let last: DeliveryHealth = "ok";
  let current: Promise<DeliveryHealth> = Promise.resolve(last);

  async function check(): Promise<DeliveryHealth> {
    const signal = AbortSignal.timeout(checkMs);
    try {
      if (refusal) throw refusal;
      await orAborted(delivery.check(signal), signal);
      if (last !== "ok") log({ event: "delivery-reachable" });
      last = "ok";
    } catch (error) {
      if (last === "ok") log({ event: "delivery-unreachable", reason: (error as Error).message });
      last = "unreachable";
    }
    return last;
  }

  async function deliver(...args: Parameters<Delivery["deliver"]>): Promise<void> {
    try {
      await delivery.deliver(...args);
      refusal = undefined;
    } catch (error) {
      if (error instanceof DeliveryError && error.isRefusal) refusal = error;
      throw error;
    } finally {
      checkedAt = Number.NEGATIVE_INFINITY;
    }
  }

  return {
    delivery: { ...delivery, deliver },
    health: () => {
      if (now() - checkedAt >= HEALTH_MS) {
        checkedAt = now();
        current = current.then(check);
      }
      return current;
    },
  };
}
