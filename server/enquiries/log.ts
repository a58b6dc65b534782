/** Why an enquiry was rejected before delivery. */
export type Rejection = "cross-site" | "unreadable" | "invalid" | "rate-limited";

interface About {
  requestId: string;
  reference: string;
}

/**
 * One line of the log; docs/log-lines.md explains each event. No field can hold anything that a
 * visitor entered.
 */
export type LogEvent =
  | ({ event: "accepted"; delivery: string; seconds: number; possibleSpam: true | undefined } & About)
  | ({ event: "repeated" } & About)
  | { event: "rejected"; reason: Rejection; requestId: string }
  | ({ event: "failed"; delivery: string; reason: string; seconds: number } & About)
  // A further delivery; the visitor does not learn its result.
  | ({ event: "copied"; delivery: string } & About)
  | ({ event: "copy-failed"; delivery: string; reason: string } & About)
  // The mail server refused some of the recipients and accepted the others.
  | { event: "recipients-refused"; reference: string; refused: number }
  | { event: "delivery-up"; delivery: string }
  | { event: "delivery-down"; delivery: string; reason: string }
  // A bug in this program.
  | { event: "error"; requestId: string; reason: string; stack: string };

/** Matches the events that are logged as warnings. */
const WARNING = /failed|refused|down/;

/** Writes an event to the standard output, as a line of JSON. */
export function log(event: LogEvent): void {
  const level = event.event === "error" ? "error" : WARNING.test(event.event) ? "warning" : "info";
  console.log(JSON.stringify({ time: new Date().toISOString(), level, ...event }));
}
