import { expect, it } from "vitest";
import { formatDaysRead } from "./law";
import { type Country, outreachLawSchema } from "./law.schema";

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
