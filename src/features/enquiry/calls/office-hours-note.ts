import { writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import type { Site } from "../../../lib/fact-schemas.ts";
import { publicHolidays } from "./holidays.ts";
import type { OfficeHours } from "./office-hours.ts";

/** Beside the built pages, and never served; server/office-hours.ts reads it. */
const NOTE = ".office-hours.json";

/** @param year the first one whose holidays are known */
export function officeHours(
  { opens, closes, timeZone }: Site["openingHours"],
  year = new Date().getFullYear(),
): OfficeHours {
  return { opens, closes, timeZone, holidays: publicHolidays(year) };
}

/** Notes the office's hours for the server, which checks proposed times by them. */
export function officeHoursNote(site: Site): AstroIntegration {
  return {
    name: "office-hours-note",
    hooks: {
      "astro:build:done": ({ dir }) =>
        writeFileSync(new URL(NOTE, dir), JSON.stringify(officeHours(site.openingHours))),
    },
  };
}
