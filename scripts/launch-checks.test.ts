import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { GUIDE_FILE } from "../src/features/guide/guide-file.ts";
import { plainEnvironment } from "../tests/support/copy-project.ts";
import { giveFacts, otherSite } from "../tests/support/other-company.ts";
import { temporaryFolder, workInTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { guideSource, SOURCE_FILE } from "./guide-checksum.ts";
import {
  checkEvidence,
  checkFacts,
  checkGuide,
  checkLegalTexts,
  checkLengths,
  checkTexts,
  type Report,
} from "./launch-checks.ts";

/** Returns where a check finds errors and warnings. */
function found(check: (report: Report) => void): string[] {
  const list: string[] = [];
  check({ error: (where) => list.push(where), warning: (where) => list.push(`warning: ${where}`) });
  return list;
}

const ENV = { ENQUIRY_DELIVERY: "smtp" };
/** The fields that are left to correct for a company that is ready for launch, but for these facts. */
const left = (change: object, env: Record<string, string> = ENV) =>
  found((report) => checkFacts({ ...otherSite, ...change }, env, report)).map((where) =>
    where.replace("src/content/site.yaml, ", ""),
  );

describe("facts that are not the company's own", () => {
  it.each([
    ["url", "https://kasv.example"],
    ["url", "https://localhost"],
    ["email", "hello@Example.org"],
    ["bookingUrl", "https://site.test/x"],
    ["chatUrl", "https://chat.example.net"],
    ["phone", "+372 000 0000"],
    ["vatNumber", "CHE-000.000.000"],
    ["registryCode", "HRB 00000"],
  ])("%s: %s", (field, value) => {
    expect(left({ [field]: value })).toEqual([field]);
  });

  it.each([
    ["url", "https://myexample.com"],
    ["email", "hello@test.ee"],
    ["vatNumber", null],
    ["phone", "+372 600 0000"],
  ])("%s may be %s", (field, value) => {
    expect(left({ [field]: value })).toEqual([]);
  });

  it.each([
    ["ENQUIRY_TO", "sales@company.ee, hello@Example.com"],
    ["SMTP_HOST", "mail.example.com"],
    ["WEBHOOK_URL", "https://crm.example.com/enquiries"],
    ["SITE_URL", "https://www.example.com"],
    // A setting that is added later.
    ["ENQUIRY_ADDED_LATER", "archive@example.com"],
  ])("%s in .env: %s", (name, value) => {
    expect(left({}, { ...ENV, [name]: value })).toEqual([`${name} in .env`]);
  });

  it("a mail server and a webhook may be on this machine", () => {
    const local = { SMTP_HOST: "localhost", WEBHOOK_URL: "http://localhost:3000/x" };
    expect(left({}, { ...ENV, ...local, SMTP_PASSWORD: "x@example.com" })).toEqual([]);
  });

  it("an address needs a street and a postal code; a missing booking link is only a warning", () => {
    const change = { bookingUrl: null, address: { ...otherSite.address, street: null, postalCode: null } };
    expect(left(change)).toEqual(["address.street", "address.postalCode", "warning: bookingUrl"]);
  });

  it.each(["tagline", "responseTime", "qualifiedLead", "winRate"])("%s begins with a capital", (field) => {
    expect(left({ [field]: "Within one day" })).toEqual([`warning: ${field}`]);
    expect(left({ [field]: "IT companies" })).toEqual([]);
  });

  it("log mode is reported unless it is set explicitly", () => {
    expect(left({}, {})).toEqual(["ENQUIRY_DELIVERY in .env"]);
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
  const outcomes = claims.map((claim) => ({ claim, text: "more", file: `${claim.id}.yaml` }));
  const none = { claims, outcomes, people: [], results: [], selection: null, price: null, faq: { items } };
  expect(found((report) => checkEvidence(none, report))).toEqual([
    "src/content/claims.yaml, claims.basis",
    "warning: src/content/site.yaml, people",
    "warning: src/content/results.yaml, results",
    "warning: src/content/site.yaml, price",
    "warning: src/content/pages/contact.yaml, faq.items",
  ]);
  const faq = { items: items.slice(0, 1) };
  const proven = { ...none, claims: claims.slice(1), outcomes: outcomes.slice(1), faq };
  const all = { ...proven, people: [1], results: [1], price: "From 1 euro." };
  const selection = { clients: 14, why: "the first" };
  expect(found((report) => checkEvidence({ ...all, selection }, report))).toEqual([]);
  expect(found((report) => checkEvidence(all, report))).toEqual([
    "warning: src/content/results.yaml, selection",
  ]);
});

it.each([
  ["average growth", "the median of 14 clients", 1],
  ["Median growth", "14 clients, on average", 1],
  ["growth, the mean", "14 clients: the mean, not the median", 0],
  ["average growth", "14 clients", 0],
  ["growth", "the median of 14 clients", 0],
])("“%s” with the basis “%s” has %i warnings", (text, basis, warnings) => {
  const claim = { id: "growth", figure: "300%", basis };
  const outcomes = [{ claim, text, file: "home.yaml" }];
  const given = { people: [1], results: [1], selection: {}, price: "1", faq: { items: [] } };
  const where = found((report) => checkEvidence({ claims: [claim], outcomes, ...given }, report));
  expect(where).toHaveLength(warnings);
});

it.each([
  ["TODO: ask Mari", "TODO"],
  ["Lorem ipsum dolor", "Lorem ipsum"],
  ["Write to [us](mailto:hello@www.example.com).", "www.example.com"],
  ["See https://kasv.example/about", "kasv.example"],
  ["An address such as mari@example.com", undefined],
  ["Example OÜ, example.com/privacy", undefined],
])("a text with “%s” is a warning for %j", (text, placeholder) => {
  workInTemporaryFolder("src/content/navigation.yaml");
  writeFileSync("src/content/site.yaml", "url: https://kasv.example\n");
  writeFileSync("src/content/navigation.yaml", `one: line\n${text}\n`);
  const warnings: string[] = [];
  checkTexts({ warning: (...warning) => warnings.push(warning.join(": ")) });
  const expected = `src/content/navigation.yaml, line 2: has “${placeholder}”. Replace it.`;
  expect(warnings).toEqual(placeholder ? [expected] : []);
});

it("a legal text that no other page links is a warning", () => {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/index.html`, '<a href="/terms">Terms</a> <a href="/iso-27001">ISO</a>');
  writeFileSync(`${folder}/iso.html`, '<a href="/iso">This page</a>');
  const texts = ["terms", "iso"].map((id) => ({ id, file: `${id}.md` }));
  expect(found((report) => checkLegalTexts(texts, folder, report))).toEqual(["warning: iso.md"]);
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

it("a single error makes the launch check fail; with all facts it passes", async () => {
  const script = resolve("scripts/check-launch.ts");
  workInTemporaryFolder("src/content", SOURCE_FILE, GUIDE_FILE);
  await giveFacts(".");
  writeFileSync(SOURCE_FILE, JSON.stringify(guideSource()));
  mkdirSync("dist");
  writeFileSync("dist/index.html", "");
  const check = (ENQUIRY_DELIVERY: string, SITE_URL = "") => {
    const env = { ...plainEnvironment(), ENQUIRY_DELIVERY, SITE_URL };
    const { status, stdout } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
    return [status, stdout.trim().split("\n").at(-1)];
  };
  expect(check("log")).toEqual([0, "No launch errors."]);
  expect(check("")).toEqual([1, expect.stringMatching(/^1 left\./)]);
  await giveFacts(".", { url: "https://kasv.example" });
  writeFileSync(SOURCE_FILE, JSON.stringify(guideSource()));
  expect(check("log", otherSite.url)).toEqual([1, expect.stringMatching(/^1 left\./)]);
});
