import type { Country } from "./law.schema.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Formats the day on which a source was read, such as “Nov 23, 2026”. */
export const formatDay = (day: string): string => DAY.format(new Date(day));

/** What was read, with its age. */
export const nameSource = ({ name, asOf }: Country["sources"][number]): string =>
  asOf ? `${name} (${asOf})` : name;

/** The days on which the sources were read, such as “Nov 22 – 23, 2026”. */
export function formatDaysRead(countries: readonly Country[]): string {
  const days = countries.flatMap(({ sources }) => sources.map(({ read }) => read)).sort();
  return DAY.formatRange(new Date(days[0] ?? ""), new Date(days.at(-1) ?? ""));
}
