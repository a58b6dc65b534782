import { type DestinationStream, pino } from "pino";

/** Why an enquiry was not taken to the consultancy. */
export type Rejection =
  | "cross-site"
  | "unreadable"
  | "invalid"
  | "idempotency-key"
  | "rate-limit"
  | "queue-full"
  | "too-slow"
  | "shutting-down";

interface About {
  requestId: string;
  reference: string;
}

/**
 * One line of the log; docs/log-lines.md says what each means. By its shape it
 * can hold nothing that a visitor entered.
 */
export type LogEvent =
  | ({ event: "accepted"; seconds: number; possibleSpam?: true } & About)
  | ({ event: "repeated"; seconds: number } & About)
  | ({ event: "failed"; delivery: string; reason: string; seconds: number } & About)
  // A delivery beyond the first, which decides nothing.
  | ({ event: "copied"; delivery: string } & About)
  | ({ event: "copy-failed"; delivery: string; reason: string } & About)
  // The mail server took the enquiry for some of several recipients.
  | { event: "recipients-refused"; reference: string; refused: number }
  | { event: "rejected"; requestId: string; reason: Rejection; status: number }
  | { event: "delivery-reachable" | "redis-reachable" | "redis-unreachable" }
  | { event: "delivery-unreachable"; reason: string }
  // X-Forwarded-For arrives and no proxy is trusted: all visitors behind it share one limit.
  | { event: "untrusted-proxy"; setting: "TRUSTED_PROXIES" }
  // A mistake in this program.
  | { event: "error"; requestId: string; reason: string; stack: string };

export type Log = (event: LogEvent) => void;

/** Names of events that somebody should look at. */
const WARNING = /failed|refused|unreachable|untrusted/;
/** Fields that only personal data can have: never written, wherever they would stand. */
const PERSONAL = ["name", "firstName", "lastName", "email", "company", "phone", "message", "text", "values"];

/**
 * Writes each event as a line of JSON.
 * @param destination by default the standard output
 */
export function createLog(destination?: DestinationStream): Log {
  const options = {
    base: null,
    redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), remove: true },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  return (event) => {
    if (event.event === "error") logger.error(event);
    else if (WARNING.test(event.event)) logger.warn(event);
    else logger.info(event);
  };
}
