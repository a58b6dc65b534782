import { type Delivery, DeliveryError } from "./delivery.ts";
import type { Log } from "./log.ts";

/** Whether enquiries could be delivered now. */
export type DeliveryState = "ok" | "unreachable";

/** How long an answer is used again, in ms: a public address must not cause logins at the mail server. */
const CACHE_MS = 60_000;
/** A program that asks for the server's health soon gives up. */
const CHECK_MS = 3_000;

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
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new DeliveryError("deadline", true)));
    });
    try {
      await Promise.race([delivery.check(signal), late]);
      if (before !== "ok") log({ event: "delivery-reachable" });
      return "ok";
    } catch (error) {
      if (before === "ok") log({ event: "delivery-unreachable", reason: (error as Error).message });
      return "unreachable";
    }
  }

  return () => {
    if (now() - checkedAt >= CACHE_MS) {
      checkedAt = now();
      current = current.then(check);
    }
    return current;
  };
}
