import type { OfficeHours } from "./office-hours.ts";

const HOURS = { opens: "09:00", closes: "17:00" };

/** An office in Tallinn in 2026, with the holidays of Estonia's law on public holidays. */
export const OFFICE: OfficeHours = {
  days: {
    monday: HOURS,
    tuesday: HOURS,
    wednesday: HOURS,
    thursday: HOURS,
    friday: HOURS,
    saturday: null,
    sunday: null,
  },
  timeZone: "Europe/Tallinn",
  holidays: [
    "2026-01-01",
    "2026-02-24",
    "2026-04-03",
    "2026-04-05",
    "2026-05-01",
    "2026-05-24",
    "2026-06-23",
    "2026-06-24",
    "2026-08-20",
    "2026-12-24",
    "2026-12-25",
    "2026-12-26",
  ],
};
