import { expect, it } from "vitest";
import { formatDaysRead, lawTable, listConsentCountries } from "./outreach-law";
import { type Country, outreachLawSchema } from "./outreach-law-schema";

const country = (name: string, status: Country["status"], more: Partial<Country> = {}): Country => ({
  name,
  status,
  inSentence: null,
  rule: `The rule of ${name}.`,
  phone: null,
  source: { name: "Code", url: "https://example.com/code" },
  asOf: null,
  read: "2026-11-23",
  ...more,
});
const COUNTRIES = [
  country("Alba", "consent"),
  country("Bora", "refusal", { asOf: "2009" }),
  country("Cays", "consent", { inSentence: "the Cays" }),
  country("Dune", "unverified", { read: "2026-11-21" }),
];

it("its texts refuse references, which the linter would show as they are", () => {
  expect(outreachLawSchema.meta()).toMatchObject({ isRaw: true });
});

it("the countries that need consent are listed in a sentence", () => {
  expect(listConsentCountries(COUNTRIES)).toBe("Alba and the Cays");
});

it("the table has each country's rule and source, and sends to a lawyer where the law was not read", () => {
  expect(lawTable(COUNTRIES).split("\n").slice(2)).toEqual([
    "| Alba | The rule of Alba. | [Code](https://example.com/code) |",
    "| Bora | The rule of Bora. | [Code (2009)](https://example.com/code) |",
    "| Cays | The rule of Cays. | [Code](https://example.com/code) |",
    "| Dune | Ask a lawyer. The rule of Dune. | [Code](https://example.com/code) |",
  ]);
});

it("the days on which the sources were read are a range", () => {
  expect(formatDaysRead(COUNTRIES)).toMatch(/^Nov 21\W+23, 2026$/);
});
