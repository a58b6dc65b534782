import type { Entry } from "./entry.ts";

/** An enquiry on its way to the consultancy. */
export interface Enquiry extends Entry {
  /** 64 hexadecimal digits; the same for each attempt at the same enquiry. */
  id: string;
  /** What the visitor can name, such as K7M4-2QXD. */
  reference: string;
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
