import { wallClock } from "./zoned-time.ts";

const format = (at: Date, timeZone: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { timeZone, ...parts }).format(at);

/** @returns such as "Tuesday 10:15" */
export const formatMoment = (at: Date, timeZone: string) =>
  `${format(at, timeZone, { weekday: "long" })} ${wallClock(at, timeZone).time}`;

/** @returns such as "Tuesday, October 6, 10:15" */
const formatTime = (at: Date, timeZone: string) =>
  `${format(at, timeZone, { weekday: "long", month: "long", day: "numeric" })}, ${wallClock(at, timeZone).time}`;

/** @returns such as "Tue, Oct 6" */
export const formatDay = (at: Date, timeZone: string) =>
  format(at, timeZone, { weekday: "short", month: "short", day: "numeric" });

/**
 * @returns the time in a zone such as "10:00", or "Tue 10:00" if the day differs from the other
 * zone's
 */
export function formatOther(at: Date, timeZone: string, otherZone: string): string {
  const { date, time } = wallClock(at, timeZone);
  if (date === wallClock(at, otherZone).date) return time;
  return `${format(at, timeZone, { weekday: "short" })} ${time}`;
}

/**
 * Formats a moment in two time zones. The second has no day if it is the same as the first's.
 * @returns such as ["Tuesday, October 6, 03:00", "10:00"]; one text if both zones have the same
 * time
 */
export function formatByBoth(at: Date, first: string, second: string): [first: string, second?: string] {
  const [shown, other] = [wallClock(at, first), wallClock(at, second)];
  const text = formatTime(at, first);
  if (shown.date !== other.date) return [text, formatTime(at, second)];
  return shown.time === other.time ? [text] : [text, other.time];
}

/** @returns the zone's city, such as "New York" */
export const formatZone = (timeZone: string) => timeZone.replace(/^.*\//, "").replaceAll("_", " ");
