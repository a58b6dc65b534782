import Holidays from "date-holidays";

/** How many years of holidays a build knows, from its own on. */
const YEARS = 4;

/**
 * The public holidays of Estonia, on weekends too. Only while building: the
 * library is far too large for a browser, its days are a few hundred bytes.
 * @param firstYear the first of four years
 * @returns days such as "2026-12-24", in order
 */
export function publicHolidays(firstYear: number): string[] {
  const calendar = new Holidays("EE", { types: ["public"] });
  const days = Array.from({ length: YEARS }, (_, index) =>
    calendar.getHolidays(firstYear + index).map(({ date }) => date.slice(0, 10)),
  ).flat();
  return [...new Set(days)].sort();
}
