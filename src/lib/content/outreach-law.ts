import type { Country } from "./outreach-law-schema.ts";

/** Lists the countries that need consent, such as “Austria, Italy, and the Netherlands”. */
export function listConsentCountries(countries: readonly Country[]): string {
  const names = countries.filter(({ status }) => status === "consent").map(nameInSentence);
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(names);
}

/** The name of a country within a sentence. */
export const nameInSentence = ({ name, inSentence }: Country): string => inSentence ?? name;

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Formats the day on which a source was read, such as “Nov 23, 2026”. */
export const formatDay = (day: string): string => DAY.format(new Date(day));

/** What was read, with its age. */
export const nameSource = ({ source, asOf }: Country): string =>
  asOf ? `${source.name} (${asOf})` : source.name;

/** The days on which the sources were read, such as “Nov 22 – 23, 2026”. */
export function formatDaysRead(countries: readonly Country[]): string {
  const days = countries.map(({ read }) => read).sort();
  return DAY.formatRange(new Date(days[0] ?? ""), new Date(days.at(-1) ?? ""));
}

/** The rules of all countries as a Markdown table. */
export function lawTable(countries: readonly Country[]): string {
  const rows = countries.map((country) => {
    const rule = country.status === "unverified" ? `Ask a lawyer. ${country.rule}` : country.rule;
    return `| ${country.name} | ${rule} | [${nameSource(country)}](${country.source.url}) |`;
  });
  return ["| Country | First email to a company that never asked | Source |", "|---|---|---|", ...rows].join(
    "\n",
  );
}
