import type { OfficeHours } from "./office-hours";

/** An office in Tallinn in 2026. Its holidays are those that Estonia's law on public holidays puts on weekdays. */
export const OFFICE: OfficeHours = {
  opens: "09:00",
  closes: "17:00",
  timeZone: "Europe/Tallinn",
  holidays: [
    "2026-01-01",
    "2026-02-24",
    "2026-04-03",
    "2026-05-01",
    "2026-06-23",
    "2026-06-24",
    "2026-08-20",
    "2026-12-24",
    "2026-12-25",
  ],
};
