/** Why an enquiry was not taken to the consultancy. */
export type Rejection =
  | "cross-site"
  | "rate-limit"
  | "unreadable"
  | "invalid"
  | "idempotency-key"
  | "trap"
  | "too-fast"
  | "proof-of-work"
  | "queue-full"
  | "shutting-down";

/** What happened to one request or delivery. By its shape it can hold nothing that a visitor entered. */
export type EnquiryEvent = { requestId: string } & (
  | { event: "accepted" | "repeated"; reference: string; seconds: number }
  | { event: "rejected"; reason: Rejection; status: number }
  | { event: "failed"; reference: string; delivery: string; reason: string; seconds: number }
  /** A delivery beyond the first, which decides nothing. */
  | { event: "copied" | "copy-failed"; reference: string; delivery: string; reason?: string }
  /** A mistake in this program. */
  | { event: "fault"; reason: string; stack: string }
);

export type Report = (event: EnquiryEvent) => void;
