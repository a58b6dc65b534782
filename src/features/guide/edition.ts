import { fill } from "../../lib/fill.ts";

const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * Names the edition of the guide by its month, which is content: the same
 * sources give the same guide on any day.
 * @param label such as "Edition of {month}"
 * @param edition such as "2026-11"
 * @returns such as "Edition of November 2026"
 */
export const describeEdition = (label: string, edition: string) =>
  fill(label, { month: month.format(new Date(edition)) });
