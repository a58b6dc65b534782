/** Why an enquiry was rejected before delivery. */
export type Rejection = "cross-site" | "unreadable" | "invalid" | "rate-limit" | "queue-full" | "too-slow";

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
  // Both are counted: anybody can cause as many as they like.
  | { event: "repeated"; count: number }
  | { event: "rejected"; reason: Rejection; count: number }
  | ({ event: "failed"; delivery: string; reason: string; seconds: number } & About)
  // A further delivery; the visitor does not learn its result.
  | ({ event: "copied"; delivery: string } & About)
  | ({ event: "copy-failed"; delivery: string; reason: string } & About)
  // The mail server refused some of the recipients and accepted the others.
  | { event: "recipients-refused"; reference: string; refused: number }
  | { event: "delivery-reachable" }
  | { event: "delivery-unreachable"; reason: string }
  // A bug in this program.
  | { event: "error"; requestId: string; reason: string; stack: string };

export type Log = (event: LogEvent) => void;

/** How often an event that is counted is written, in ms. */
const COUNT_MS = 60_000;
/** Matches the events that are logged as warnings. */
const WARNING = /failed|refused|unreachable/;

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

/**
 * Counts what anybody can cause without end, so that junk doesn't fill the disk: of each kind the first
 * one is written at once, and then how many there were in each minute.
 */
export function countingLog(write: Log): Log {
  /** How many of each kind have come since it was last written. */
  const counts = new Map<string, number>();
  return (event) => {
    if (!("count" in event)) return write(event);
    const kind = "reason" in event ? event.reason : event.event;
    const flush = () => {
      const count = counts.get(kind);
      counts.delete(kind);
      if (count) begin(count);
    };
    const begin = (count: number) => {
      write({ ...event, count });
      counts.set(kind, 0);
      setTimeout(flush, COUNT_MS);
    };
    const count = counts.get(kind);
    if (count === undefined) begin(event.count);
    else counts.set(kind, count + event.count);
  };
}
