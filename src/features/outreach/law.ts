import type { CONTACTS, Country, Source, Status } from "./law.schema.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** The days on which sources were read, such as “Nov 22 – 23, 2026”. */
export function formatDaysRead(sources: readonly Source[]): string {
  const days = sources.map(({ read }) => read).sort();
  return DAY.formatRange(new Date(days[0] ?? ""), new Date(days.at(-1) ?? ""));
}

/** The countries in which a contact has this status. */
export function countriesWith(
  countries: readonly Country[],
  contact: (typeof CONTACTS)[number],
  status: Status,
): Country[] {
  return countries.filter((country) => country[contact].status === status);
}
