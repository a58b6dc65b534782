import type { MailTexts } from "../../src/features/enquiry/schema.ts";
import type { Entry } from "./entry.ts";
import type { Log } from "./log.ts";

/** How long the answer of a check is used again, in ms: a public address must not cause logins at the mail server. */
const STATE_MS = 60_000;
/** How long a check may take, in ms: a program that asks for the server's health soon gives up. */
const CHECK_MS = 3_000;

/** An enquiry on its way to the consultancy. */
export interface Enquiry extends Entry {
  /** 64 hexadecimal digits; the same for each attempt at the same enquiry. */
  id: string;
  /** What the visitor can name, such as K7M4-2QXD. */
  reference: string;
}

/** What was entered as plain text. */
export function enquiryText(enquiry: Enquiry, texts: MailTexts): string {
  const lines = [
    [texts.name, enquiry.name],
    [texts.email, enquiry.email],
    [texts.company, enquiry.company],
    [texts.phone, enquiry.phone],
    [texts.topic, enquiry.topic],
    [texts.source, enquiry.source],
  ];
  const head = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return `${head.join("\n")}\n\n${enquiry.message}`;
}

/** Somebody who takes enquiries. */
export interface Delivery {
  name: "smtp" | "webhook";
  /**
   * Resolves only once the other side has accepted the enquiry.
   * @throws DeliveryError
   */
  deliver: (enquiry: Enquiry, signal: AbortSignal) => Promise<void>;
  /** Rejects while the other side can't be reached. */
  check: (signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/** Why a delivery failed. Holds nothing that the other side wrote: it may quote the enquiry. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  /** Whether the other side was too slow, so that it may have accepted the enquiry after all. */
  readonly isTimeout: boolean;

  /** @param reason a code, such as "CONN ECONNREFUSED" or "DATA 452" */
  constructor(reason: string, isTimeout: boolean) {
    super(reason);
    this.isTimeout = isTimeout;
  }
}

/**
 * Rejects as soon as the signal aborts, whatever becomes of the work: some servers
 * stall in ways that no library notices.
 * @throws DeliveryError
 */
export function orAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new DeliveryError("deadline", true)));
  });
  return Promise.race([work, aborted]);
}

/** Whether enquiries could be delivered now. */
export type DeliveryState = "ok" | "unreachable";

/**
 * Makes what tells whether a delivery can be reached. A change is logged.
 * @param checkMs shorter in tests
 */
export function createDeliveryState(
  delivery: Delivery,
  log: Log,
  now: () => number = Date.now,
  checkMs = CHECK_MS,
): () => Promise<DeliveryState> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let current: Promise<DeliveryState> = Promise.resolve("ok");

  async function check(before: DeliveryState): Promise<DeliveryState> {
    const signal = AbortSignal.timeout(checkMs);
    try {
      await orAborted(delivery.check(signal), signal);
      if (before !== "ok") log({ event: "delivery-reachable" });
      return "ok";
    } catch (error) {
      if (before === "ok") log({ event: "delivery-unreachable", reason: (error as Error).message });
      return "unreachable";
    }
  }

  return () => {
    if (now() - checkedAt >= STATE_MS) {
      checkedAt = now();
      current = current.then(check);
    }
    return current;
  };
}
