import { DAY_MS, instantOf, wallClock } from "./zoned-time.ts";

/** When the office is open: each weekday that is no public holiday. */
export interface OfficeHours {
  /** Such as "09:00", in the zone below. */
  opens: string;
  closes: string;
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
  const weekday = new Date(date).getUTCDay();
  if (weekday === 0 || weekday === 6 || office.holidays.includes(date)) return;
  const opens = instantOf(date, office.opens, office.timeZone);
  const closes = instantOf(date, office.closes, office.timeZone);
  return opens && closes && { opens, closes };
}
