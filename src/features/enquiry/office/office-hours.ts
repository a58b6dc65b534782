import { DAY_MS, instantOf, wallClock } from "./zoned-time.ts";

/** The days of the week in the order of Date.getUTCDay. */
export const WEEKDAYS = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

/** Such as "09:00" and "17:00", in the office's time zone; opens is before closes. */
interface DayHours {
  opens: string;
  closes: string;
}

/** The office hours of each day of the week, and the holidays on which the office is closed. */
export interface OfficeHours {
  /** null if the office is closed on that day of the week. */
  days: Readonly<Record<(typeof WEEKDAYS)[number], DayHours | null>>;
  /** An IANA time zone. */
  timeZone: string;
  /** Public holidays, as dates such as "2026-12-24". */
  holidays: readonly string[];
}

/** A period in which the office is open; its end is excluded. */
export interface OpenTime {
  opens: Date;
  closes: Date;
}

/**
 * Returns when the office is open on consecutive days.
 * @param from a moment on the first day
 * @param days how many days, in the office's calendar
 * @returns one period for each open day, in order
 */
export function openTimes(from: Date, days: number, office: OfficeHours): OpenTime[] {
  const first = Date.parse(wallClock(from, office.timeZone).date);
  return Array.from({ length: days }, (_, index) =>
    openTimeOf(new Date(first + index * DAY_MS).toISOString().slice(0, 10), office),
  ).filter((time) => time !== undefined);
}

/** @param date such as "2026-10-06", in the office's calendar */
function openTimeOf(date: string, office: OfficeHours): OpenTime | undefined {
  const weekday = WEEKDAYS[new Date(date).getUTCDay()];
  const hours = weekday && office.days[weekday];
  if (!hours || office.holidays.includes(date)) return;
  const opens = instantOf(date, hours.opens, office.timeZone);
  const closes = instantOf(date, hours.closes, office.timeZone);
  return opens && closes && { opens, closes };
}
