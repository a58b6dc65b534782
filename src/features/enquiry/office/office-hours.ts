import { DAY_MS, instantOf, wallClock } from "./zoned-time.ts";

/** The days of a week, in the order in which Date.getUTCDay counts them. */
export const WEEKDAYS = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

/** Such as "09:00" and "17:00", by the office's clock; closes is the later one. */
interface DayHours {
  opens: string;
  closes: string;
}

/** When the office is open: the hours of each weekday, but for public holidays. */
export interface OfficeHours {
  /** null for a day of the week on which the office is closed. */
  days: Readonly<Record<(typeof WEEKDAYS)[number], DayHours | null>>;
  /** Of the IANA database. */
  timeZone: string;
  /** Public holidays as days such as "2026-12-24". */
  holidays: readonly string[];
}

/** A stretch in which the office is open; the end is not part of it. */
export interface OpenTime {
  opens: Date;
  closes: Date;
}

/**
 * When the office is open on some days.
 * @param from a moment of the first day
 * @param days how many days in a row, in the office's calendar
 * @returns in order, one for each day on which it is open
 */
export function openTimes(from: Date, days: number, office: OfficeHours): OpenTime[] {
  const first = Date.parse(wallClock(from, office.timeZone).date);
  return Array.from({ length: days }, (_, index) =>
    openTimeOf(new Date(first + index * DAY_MS).toISOString().slice(0, 10), office),
  ).filter((time) => time !== undefined);
}

/**
 * @param date such as "2026-10-06", in the office's calendar
 * @returns nothing for a day on which the office is closed
 */
export function openTimeOf(date: string, office: OfficeHours): OpenTime | undefined {
  const weekday = WEEKDAYS[new Date(date).getUTCDay()];
  const hours = weekday && office.days[weekday];
  if (!hours || office.holidays.includes(date)) return;
  const opens = instantOf(date, hours.opens, office.timeZone);
  const closes = instantOf(date, hours.closes, office.timeZone);
  return opens && closes && { opens, closes };
}
