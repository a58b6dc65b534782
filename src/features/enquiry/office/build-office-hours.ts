import Holidays from "date-holidays";
import type { Site } from "../../../lib/content/facts.schema.ts";
import { type OfficeHours, WEEKDAYS } from "./office-hours.ts";

/** How many years of holidays a build knows, from its own on. */
const YEARS = 2;

/** Returns the office hours with the holidays on days that are otherwise open. Call at build time only. */
export const officeHours = (openingHours: Site["openingHours"]): OfficeHours => ({
  ...openingHours,
  holidays: publicHolidays(new Date().getFullYear()).filter((day) => {
    const weekday = WEEKDAYS[new Date(day).getUTCDay()];
    return weekday && openingHours.days[weekday];
  }),
});

/**
 * Returns the public holidays of Estonia, also those on weekends. They are computed at build time,
 * because the library is far too large for browsers.
 * @param firstYear such as 2026; the next year is included
 * @returns days such as "2026-12-24", in order
 */
export function publicHolidays(firstYear: number): string[] {
  const calendar = new Holidays("EE", { types: ["public"] });
  const days = Array.from({ length: YEARS }, (_, index) =>
    calendar.getHolidays(firstYear + index).map(({ date }) => date.slice(0, 10)),
  ).flat();
  return [...new Set(days)].sort();
}
