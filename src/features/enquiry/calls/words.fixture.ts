import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { callsSchema } from "../../../lib/calls-schema";
import { fillFactsDeep } from "../../../lib/copy";
import { loadFacts } from "../../../lib/facts";
import type { OfficeHours } from "./office-hours";

/** The site's own words, for tests. */
export const WORDS = callsSchema.parse(
  fillFactsDeep(parse(readFileSync("src/content/pages/calls.yaml", "utf8")), loadFacts(undefined).references),
);

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
