import { fill } from "../../shared/fill.ts";

const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * Formats the guide's edition. Its month is content and not the date of the build, so that the same
 * sources always give the same guide.
 * @param label such as "Edition of {month}"
 * @param edition such as "2026-11"
 * @returns such as "Edition of November 2026"
 */
export const describeEdition = (label: string, edition: string) =>
  fill(label, { month: month.format(new Date(edition)) });
