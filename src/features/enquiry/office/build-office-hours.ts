import type { Site } from "../../../lib/content/fact-schemas.ts";
import { publicHolidays } from "./holidays.ts";
import type { OfficeHours } from "./office-hours.ts";

/**
 * The office's hours with the public holidays; only while building.
 * @param year the first one whose holidays are known
 */
export function officeHours(
  openingHours: Site["openingHours"],
  year = new Date().getFullYear(),
): OfficeHours {
  return { ...openingHours, holidays: publicHolidays(year) };
}
