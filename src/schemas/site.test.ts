import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { siteSchema } from "./site.ts";

const file = load(readFileSync("src/content/site.yaml", "utf8")) as object;

it.each([
  ["url", "ftp://example.com", /full https:\/\/ address without a path/],
  ["url", "https://example.com/site", /full https:\/\/ address without a path/],
  ["url", "https://*.example.com", /full https:\/\/ address without a path/],
  ["email", "nobody", /must be an email address/],
  ["phone", "555 1234", /international form/],
  ["registryCode", "123", /at least four letters and digits/],
  ["vatNumber", "none", /at least four letters and digits/],
  ["bookingUrl", "/book", /full https:\/\/ address/],
  ["chatUrl", "http://chat.example", /full https:\/\/ address/],
  ["price", "Ab 2.400 € / Monat", /with \. ! or \? at its end/],
  ["responseTime", "Within one business day. ", /must not end with a full stop/],
  ["qualifiedLead", "A company that fits.", /must not end with a full stop/],
  ["winRate", "contracts of ten leads!", /must not end with a full stop/],
  ["tagline", "We help you grow.", /must not end with a full stop/],
])("%s “%s” is refused with the reason", (field, value, reason) => {
  const { issues } = siteSchema.safeParse({ ...file, [field]: value }).error ?? {};
  expect(issues).toMatchObject([{ path: [field], message: expect.stringMatching(reason) }]);
});

it.each([
  ["url", "https://www.example.com/", "https://www.example.com"],
  ["bookingUrl", "https://book.example.com/kasv\u200b", "https://book.example.com/kasv"],
  ["phone", " +372\u00a0555\u200b\t1234", "+372 555 1234"],
  ["registryCode", "HRB 12345 B", "HRB 12345 B"],
  ["vatNumber", "CHE-123.456.789", "CHE-123.456.789"],
  ["legalName", "Kasv\u2060 OÜ\ufeff", "Kasv OÜ"],
])("%s “%s” is read as “%s”, without what a paste carries along", (field, value, normalized) => {
  expect(siteSchema.parse({ ...file, [field]: value })).toMatchObject({ [field]: normalized });
});

it("the first person answers, and without people “we” do", () => {
  const person = { role: "trainer", sentence: "Has trained 41 teams." };
  const people = ["Mari Mets", "Jaan Tamm"].map((name) => ({ ...person, name }));
  const answers = { we: "We write", person: "{name} writes" };
  const read = (people: object[]) => siteSchema.parse({ ...file, answers, people });
  expect(read(people)).toMatchObject({ answers: "Mari Mets writes", people });
  expect(read([]).answers).toBe("We write");
});

it("a price ends its own sentence; without one, texts that refer to it are left out", () => {
  expect(siteSchema.parse({ ...file, price: undefined }).price).toBeNull();
  for (const price of ["From 2,400 euros a month.", "Ab 2.400 € / Monat!", "How much? "]) {
    expect(siteSchema.parse({ ...file, price }).price).toBe(price.trim());
  }
});

it("the postal address is one line of the known parts", () => {
  const address = { street: "Näidis 1-2", postalCode: "10111", city: "Tallinn", country: "Estonia" };
  const inLine = (change: object) =>
    siteSchema.parse({ ...file, vatNumber: null, address: { ...address, ...change } }).postalAddress;
  expect(inLine({})).toBe("Näidis 1-2, 10111 Tallinn, Estonia");
  expect(inLine({ street: null, postalCode: null })).toBe("Tallinn, Estonia");
});
