import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GUIDE_FILE } from "../src/features/guide/guide-file.ts";
import { getSite } from "../src/reader/content.ts";
import { temporaryFolder, workInTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { guideSource, SOURCE_FILE } from "./guide-checksum.ts";
import {
  checkEvidence,
  checkFacts,
  checkGuide,
  checkLengths,
  checkLinks,
  type Report,
} from "./launch-checks.ts";

/** Returns where a check finds errors and warnings. */
function found(check: (report: Report) => void): string[] {
  const list: string[] = [];
  check({ error: (where) => list.push(where), warning: (where) => list.push(`warning: ${where}`) });
  return list;
}

const site = getSite();
/** The facts of a company that is ready for launch. */
const READY = {
  ...site,
  brand: "Acme Sales",
  url: "https://www.company.ee",
  email: "hello@company.ee",
  phone: "+372 600 1000",
  registryCode: "12345678",
  vatNumber: "EE123456789",
  address: { street: "Tänav 1", postalCode: "10111", city: "Tallinn", country: "Estonia" },
  bookingUrl: "https://book.company.ee",
  chatUrl: null,
};
const ENV = { ENQUIRY_DELIVERY: "smtp" };
/** The fields that are left to correct for a company with these facts. */
const left = (change: object, env: Record<string, string> = ENV) =>
  found((report) => checkFacts({ ...READY, ...change }, env, report)).map((where) =>
    where.replace("src/content/site.yaml, ", ""),
  );

describe("facts that are not the company's own", () => {
  it.each([
    ["url", "https://kasv.example"],
    ["url", "https://www.example.com"],
    ["url", "https://site.test"],
    ["url", "https://localhost"],
    ["email", "hello@firm.invalid"],
    ["email", "hello@Example.org"],
    ["bookingUrl", "https://book.example/x"],
    ["chatUrl", "https://chat.example.net"],
    ["phone", "+372 000 0000"],
    ["registryCode", "00000000"],
    ["vatNumber", "EE000000000"],
  ])("%s: %s", (field, value) => {
    expect(left({ [field]: value })).toEqual([field]);
  });

  it.each([
    ["url", READY.url],
    ["url", "https://myexample.com"],
    ["email", "hello@test.ee"],
    ["vatNumber", null],
    ["phone", "+372 600 0000"],
  ])("%s may be %s", (field, value) => {
    expect(left({ [field]: value })).toEqual([]);
  });

  it.each([
    ["ENQUIRY_TO", "sales@company.ee, hello@Example.com"],
    ["ENQUIRY_FROM", "website@example.com"],
    ["SMTP_HOST", "mail.example.com"],
    ["WEBHOOK_URL", "https://crm.example.com/enquiries"],
  ])("%s in .env: %s", (name, value) => {
    expect(left({}, { ...ENV, [name]: value })).toEqual([`${name} in .env`]);
  });

  it("a mail server and a webhook may be on this machine", () => {
    const local = { SMTP_HOST: "localhost", WEBHOOK_URL: "http://localhost:3000/x" };
    expect(left({}, { ...ENV, ...local })).toEqual([]);
  });

  it("an address needs a street and a postal code; a missing booking link is only a warning", () => {
    const change = { bookingUrl: null, address: { ...READY.address, street: null, postalCode: null } };
    expect(left(change)).toEqual(["address.street", "address.postalCode", "warning: bookingUrl"]);
  });

  it.each(["tagline", "responseTime", "qualifiedLead", "winRate"])(
    "%s begins with a small letter, because it stands inside sentences, or with an abbreviation",
    (field) => {
      expect(left({ [field]: "Within one day" })).toEqual([`warning: ${field}`]);
      for (const value of ["within one day", "IT companies", "2 days"]) {
        expect(left({ [field]: value })).toEqual([]);
      }
    },
  );

  it("log mode is reported unless it is set explicitly", () => {
    expect(left({}, {})).toEqual(["ENQUIRY_DELIVERY in .env"]);
    expect(left({}, { ENQUIRY_DELIVERY: "" })).toEqual(["ENQUIRY_DELIVERY in .env"]);
    expect(left({}, { ENQUIRY_DELIVERY: "log" })).toEqual([]);
  });
});

it("a claim without a basis is an error; missing people, results, price and answers are warnings", () => {
  const claims = [
    { id: "growth", figure: "300%", basis: null },
    { id: "leads", figure: "250%", basis: "14 clients" },
  ];
  const items = [
    { question: "How long?", answer: "Not long." },
    { question: "How much?", answer: null },
  ];
  const none = { claims, people: [], results: [], selection: null, price: "", faq: { items } };
  expect(found((report) => checkEvidence(none, report))).toEqual([
    "src/content/claims.yaml, basis of growth",
    "warning: src/content/site.yaml, people",
    "warning: src/content/results.yaml, results",
    "warning: src/content/site.yaml, price",
    "warning: src/content/pages/contact.yaml, faq.items",
  ]);
  const faq = { items: items.slice(0, 1) };
  const all = { ...none, claims: claims.slice(1), people: [1], results: [1], price: "From 1 euro.", faq };
  const selection = { clients: 14, why: "the first" };
  expect(found((report) => checkEvidence({ ...all, selection }, report))).toEqual([]);
  expect(found((report) => checkEvidence(all, report))).toEqual([
    "warning: src/content/results.yaml, selection",
  ]);
});

it("a title or description that facts make too long for search results is a warning", () => {
  const of = (title: number, description: number) => ({
    file: "page.yaml",
    data: { title: "x".repeat(title), description: "x".repeat(description) },
  });
  const warnings = found((report) => checkLengths([of(60, 160), of(61, 161)], report));
  expect(warnings).toEqual(["warning: page.yaml, title", "warning: page.yaml, description"]);
});

it("a guide that reads differently than its texts is a warning; with another brand or email, an error", () => {
  workInTemporaryFolder("src/content", SOURCE_FILE, GUIDE_FILE);
  const now = guideSource();
  for (const [saved, expected] of [
    [now, []],
    [{ ...now, checksum: "of another text" }, [`warning: ${GUIDE_FILE}`]],
    [{ ...now, brand: "Another" }, [GUIDE_FILE]],
    [{ ...now, email: "hello@another.ee" }, [GUIDE_FILE]],
  ] as const) {
    writeFileSync(SOURCE_FILE, JSON.stringify(saved));
    expect(found(checkGuide)).toEqual(expected);
  }
  rmSync(GUIDE_FILE);
  expect(found(checkGuide)).toEqual([GUIDE_FILE]);
});

/** Returns the dead links of a site with these two pages. */
function deadLinks(index: string, about = ""): string[] {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "index.html"), index);
  writeFileSync(join(folder, "about.html"), about);
  writeFileSync(join(folder, "guide.pdf"), "");
  return found((report) => checkLinks(folder, report)).map((where) => where.replace(`${folder}/`, ""));
}

it("links to existing pages, files and fragments are accepted, and those to other sites", () => {
  const own = ["/", "/about", "/about#team", "#top", "/#top", "/guide.pdf"];
  const links = [...own, "https://example.com/x", "mailto:a@b.ee", "tel:+372"];
  const html = links.map((href) => `<a class="link" href="${href}">x</a>`).join("");
  expect(deadLinks(`${html}<p id="top"></p>`, '<h2 id="team"></h2>')).toEqual([]);
});

it.each(["www.example.com", "contact", "/abuot", "/about#nobody", "#nowhere", "/missing.pdf"])(
  "a dead link to %s is reported once",
  (href) => {
    const link = `<a href="${href}">x</a>`;
    expect(deadLinks(link + link)).toEqual([`index.html, link to ${href}`]);
  },
);
