/** Why an enquiry was rejected before delivery. */
export type Rejection = "cross-site" | "unreadable" | "invalid" | "rate-limited";

/**
 * One line of the log; docs/log-lines.md explains each event. No field can hold anything that a
 * visitor entered.
 */
export type LogEvent =
  | {
      event: "accepted";
      reference: string;
      delivery: string;
      seconds: number;
      possibleSpam: true | undefined;
    }
  | { event: "repeated"; reference: string }
  | { event: "rejected"; reason: Rejection }
  | { event: "failed"; reference: string; delivery: string; reason: string; seconds: number }
  // A further delivery; the visitor does not learn its result.
  | { event: "copied"; reference: string; delivery: string }
  | { event: "copy-failed"; reference: string; delivery: string; reason: string }
  // The mail server refused some of the recipients and accepted the others.
  | { event: "recipients-refused"; reference: string; refused: number }
  | { event: "delivery-up"; delivery: string }
  | { event: "delivery-down"; delivery: string; reason: string }
  // A bug in this program.
  | { event: "error"; reason: string; stack: string };

/** Matches the events that are logged as warnings. */
const WARNING = /failed|refused|down/;

/** Writes an event to the standard output, as a line of JSON. */
export function log(event: LogEvent): void {
  const level = event.event === "error" ? "error" : WARNING.test(event.event) ? "warning" : "info";
  console.log(JSON.stringify({ time: new Date().toISOString(), level, ...event }));
}
