/** A local date and time, without a time zone. */
interface WallClock {
  /** Such as "2026-10-06". */
  date: string;
  /** Such as "09:05", 24 hours. */
  time: string;
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Converts a moment to the local date and time in a zone.
 * @param timeZone an IANA time zone such as "Europe/Tallinn"
 * @throws RangeError for an unknown zone
 */
export function wallClock(at: Date, timeZone: string): WallClock {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/**
 * Converts a local date and time in a zone to a moment.
 * @param date such as "2026-10-06"
 * @param time such as "09:05"
 * @returns undefined if the clocks skip that time or it doesn't exist; if they show it twice, the
 * first moment
 * @throws RangeError for an unknown zone
 */
export function instantOf(date: string, time: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(asUtc)) return;
  // No zone changes its offset twice within two days, so one of these two is right.
  const moments = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => new Date(asUtc - offset(new Date(near), timeZone)))
    .sort((a, b) => a.getTime() - b.getTime());
  return moments.find((moment) => {
    const shown = wallClock(moment, timeZone);
    return shown.date === date && shown.time === time;
  });
}

/** Returns how far a zone is ahead of UTC, in ms, to the minute. */
function offset(at: Date, timeZone: string): number {
  const { date, time } = wallClock(at, timeZone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
}
