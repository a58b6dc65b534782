import { type DestinationStream, pino } from "pino";
import type { EnquiryEvent } from "./events.ts";

/** Fields that only personal data can have: never written, wherever they would stand. */
const PERSONAL = ["name", "firstName", "lastName", "email", "company", "phone", "message", "text", "values"];

/** Writes one line of JSON for each event. */
export interface EventLog {
  write: (event: EnquiryEvent) => void;
  /** For what concerns the server and no request. */
  warn: (message: string) => void;
}

/** @param destination by default the standard output */
export function createLog(destination?: DestinationStream): EventLog {
  const options = {
    base: null,
    redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), remove: true },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  return {
    write: (event) => {
      if (event.event === "fault") logger.error(event);
      else if (event.event === "failed" || event.event === "copy-failed") logger.warn(event);
      else logger.info(event);
    },
    warn: (message) => logger.warn({ event: message }),
  };
}
