import { expect, it } from "vitest";
import { formatDaysRead, lawTable, listConsentCountries } from "./outreach-law";
import { type Country, outreachLawSchema } from "./outreach-law.schema";

type Status = Country["call"]["status"];

const rule = (status: Status) => ({ status, rule: "if so", by: null });
const country = (name: string, status: Status, more: Partial<Country> = {}): Country => ({
  name,
  inSentence: null,
  generalAddress: rule(status),
  namedPerson: rule("consent"),
  soleTrader: rule("lawyer"),
  call: rule("none"),
  alsoAsks: null,
  sources: [{ name: "Code", url: "https://example.com/code", read: "2026-11-23", by: "act", asOf: null }],
  ...more,
});
const COUNTRIES = [
  country("Alba", "consent"),
  country("Bora", "none", {
    sources: [
      { name: "Act", url: "https://example.com/act", read: "2026-11-21", by: "act", asOf: "2009" },
      { name: "Blog", url: "https://example.com/blog", read: "2026-11-22", by: "private", asOf: null },
    ],
  }),
  country("Cays", "consent", { inSentence: "the Cays" }),
  country("Dune", "lawyer"),
];
const LAW = {
  labels: {
    country: "Country",
    generalAddress: "Office",
    namedPerson: "Person",
    soleTrader: "Trader",
    call: "Call",
    source: "Source",
  },
  statuses: {
    none: { label: "No consent", short: "no, if" },
    consent: { label: "Consent", short: "yes" },
    lawyer: { label: "Lawyer", short: "ask" },
  },
  countries: COUNTRIES,
};

it("the countries that need consent are listed in a sentence", () => {
  expect(listConsentCountries(COUNTRIES)).toBe("Alba and the Cays");
});

it("the table says for each country whether consent is needed first, and by which source", () => {
  expect(lawTable(LAW).split("\n")).toEqual([
    "| Country | Office | Person | Trader | Call | Source |",
    "| --- | --- | --- | --- | --- | --- |",
    "| Alba | yes | yes | ask | no, if | [Code](https://example.com/code) |",
    "| Bora | no, if | yes | ask | no, if | [Act (2009)](https://example.com/act) |",
    "| Cays | yes | yes | ask | no, if | [Code](https://example.com/code) |",
    "| Dune | ask | yes | ask | no, if | [Code](https://example.com/code) |",
  ]);
});

it("the days on which the sources were read are a range", () => {
  expect(formatDaysRead(COUNTRIES)).toMatch(/^Nov 21\W+23, 2026$/);
});

it.each([
  [
    "a rule needs a source of its kind",
    { call: { status: "consent", by: "private" } },
    "no source of this kind",
  ],
  ["a status other than consent says if what, or why", { call: { status: "lawyer" } }, "must say"],
])("%s", (_, change, message) => {
  const countries = outreachLawSchema.shape.countries;
  expect(countries.safeParse(COUNTRIES).success).toBe(true);
  const { error } = countries.safeParse([...COUNTRIES, { ...country("Eire", "none"), ...change }]);
  expect(error?.message).toContain(message);
});
