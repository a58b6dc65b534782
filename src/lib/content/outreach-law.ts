import { CONTACTS, type Country, type OutreachLaw } from "./outreach-law.schema.ts";

/** Lists the countries that need consent at a general address, such as “Austria, Italy, and the Netherlands”. */
export function listConsentCountries(countries: readonly Country[]): string {
  const names = countries
    .filter(({ generalAddress }) => generalAddress.status === "consent")
    .map(({ name, inSentence }) => inSentence ?? name);
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(names);
}

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

/** Whether consent is needed first, with the main source, as a Markdown table. */
export function lawTable({
  countries,
  labels,
  statuses,
}: Pick<OutreachLaw, "countries" | "labels" | "statuses">): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const header = [labels.country, ...CONTACTS.map((contact) => labels[contact]), labels.source];
  return [
    row(header),
    row(header.map(() => "---")),
    ...countries.map((country) =>
      row([
        country.name,
        ...CONTACTS.map((contact) => statuses[country[contact].status].short),
        ...country.sources.slice(0, 1).map((source) => `[${nameSource(source)}](${source.url})`),
      ]),
    ),
  ].join("\n");
}
