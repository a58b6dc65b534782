import { type DestinationStream, pino } from "pino";

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
  | { event: "delivery-reachable" | "redis-reachable" }
  | { event: "delivery-unreachable" | "redis-unreachable"; reason: string }
  // X-Forwarded-For arrives but no proxy is trusted: all visitors behind it share one limit.
  | { event: "untrusted-proxy"; setting: "TRUSTED_PROXIES" }
  // A bug in this program.
  | { event: "error"; requestId: string; reason: string; stack: string };

export type Log = (event: LogEvent) => void;

/** Matches the events that are logged as warnings. */
const WARNING = /failed|refused|unreachable|untrusted/;
/**
 * Names of fields with personal data, which are removed from every line in case one gets there by
 * mistake.
 */
const PERSONAL = ["name", "firstName", "lastName", "email", "company", "phone", "message", "text", "values"];

/**
 * Creates a log that writes each event as a line of JSON.
 * @param destination the standard output by default
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
