/** Why an enquiry was rejected before delivery. */
export type Rejection =
  | "cross-site"
  | "unreadable"
  | "invalid"
  | "idempotency-key"
  | "rate-limit"
  | "queue-full"
  | "too-slow";

interface About {
  requestId: string;
  reference: string;
}

/**
 * One line of the log; docs/log-lines.md explains each event. No field can hold anything that a
 * visitor entered.
 */
export type LogEvent =
  | ({ event: "accepted"; seconds: number; possibleSpam?: true } & About)
  | ({ event: "repeated"; seconds: number } & About)
  | ({ event: "failed"; delivery: string; reason: string; seconds: number } & About)
  // A further delivery; the visitor does not learn its result.
  | ({ event: "copied"; delivery: string } & About)
  | ({ event: "copy-failed"; delivery: string; reason: string } & About)
  // The mail server refused some of the recipients and accepted the others.
  | { event: "recipients-refused"; reference: string; refused: number }
  | { event: "rejected"; requestId: string; reason: Rejection; status: number }
  | { event: "delivery-reachable" }
  | { event: "delivery-unreachable"; reason: string }
  // X-Forwarded-For arrives but no proxy is trusted: all visitors behind it share one limit.
  | { event: "untrusted-proxy"; setting: "TRUSTED_PROXIES" }
  // A bug in this program.
  | { event: "error"; requestId: string; reason: string; stack: string };

export type Log = (event: LogEvent) => void;

/** Matches the events that are logged as warnings. */
const WARNING = /failed|refused|unreachable|untrusted/;
/**
 * Creates a log that writes each event as a line of JSON.
 * @param write writes a line; to the standard output by default
 */
export function createLog(write: (line: string) => void = console.log): Log {
  return (event) => {
    const level = event.event === "error" ? "error" : WARNING.test(event.event) ? "warning" : "info";
    write(JSON.stringify({ time: new Date().toISOString(), level, ...event }));
  };
}
