import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { dump, load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { GUIDE_FILE } from "../src/features/guide/guide-file.ts";
import { entriesOf } from "../tests/support/content.ts";
import { plainEnvironment } from "../tests/support/copy-project.ts";
import { giveFacts, otherSite, RESULTS } from "../tests/support/other-company.ts";
import { temporaryFolder, workInTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { CHECKSUM_FILE, guideSource } from "./guide-checksum.ts";
import {
  checkClaims,
  checkEvidence,
  checkFacts,
  checkGuide,
  checkLegalTexts,
  type Place,
  type Report,
} from "./launch-checks.ts";

/** Returns where a check finds errors and warnings. */
function found(check: (report: Report) => void): string[] {
  const list: string[] = [];
  const add = (kind: string) => (place: Place) => list.push(kind + Object.values(place).join(", "));
  check({ error: add(""), warning: add("warning: ") });
  return list;
}

const RESULT = { client: "a bank", service: "leads", counted: "qualified leads", before: 31, after: 58 };
const { address } = otherSite;
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
    expect(left({ [field]: value })).not.toContain(field);
  });

  it.each([
    ["ENQUIRY_TO", "sales@company.ee, hello@Example.com"],
    ["SMTP_HOST", "mail.example.com"],
    ["WEBHOOK_URL", "https://crm.example.com/enquiries"],
    ["SITE_URL", "https://www.example.com"],
    // A setting that is added later.
    ["ENQUIRY_ADDED_LATER", "archive@example.com"],
  ])("%s in .env: %s", (name, value) => {
    expect(left({}, { ...ENV, [name]: value })).toEqual([`.env, ${name}`]);
  });

  it("a mail server and a webhook may be on this machine", () => {
    const local = { SMTP_HOST: "localhost", WEBHOOK_URL: "http://localhost:3000/x" };
    expect(left({}, { ...ENV, ...local, SMTP_PASSWORD: "x@example.com" })).toEqual([]);
  });

  it("an address needs a street and a postal code; who works, a price and a booking link are asked for", () => {
    const none = { people: [], price: null, bookingUrl: null };
    const warnings = ["people", "price", "bookingUrl"].map((field) => `warning: ${field}`);
    const all = left({ ...none, address: { ...address, street: null, postalCode: null } });
    expect(all).toEqual(["address.street", "address.postalCode", ...warnings]);
  });

  it.each([
    ["phone", "+351 351 912 345 678", "+39 391 234 5678"],
    ["phone", "+49 0049 221 1234567", "+49 4921 123456"],
    ["email", "mari@gmail.com", "mari@korvits-oneill.ee"],
    ["price", "From 2,900 euros a month.", "From €2.400, or 2 400.00, a month."],
    ["address", { ...address, city: `${address.postalCode} ${address.city}` }, address],
    ["vatNumber", `${otherSite.registryCode}-`, null],
    ["tagline", "Sales growth", "IT companies"],
    ["responseTime", "Within a day", "within a day"],
    ["qualifiedLead", "A company", "IT"],
    ["winRate", "The share", "IT"],
  ])("a doubtful %s, such as %j, is a warning; %j is none", (field, doubtful, value) => {
    expect(left({ [field]: doubtful })).toEqual([expect.stringContaining(`warning: ${field}`)]);
    expect(left({ [field]: value })).toEqual([]);
  });
});

it("a claim without a basis is an error; missing results and answers are warnings", () => {
  const claims = [null, "14 clients"].map((basis) => ({ id: `of ${basis}`, figure: "300%", basis }));
  const items = ["Not long.", null].map((answer) => ({ question: "How long?", answer }));
  const outcomes = claims.map((claim) => ({ claim, text: "more", file: `${claim.id}.yaml` }));
  const none = { claims, outcomes, results: [], fell: "Fell.", selection: null, faq: { items } };
  expect(found((report) => checkEvidence(none, report))).toEqual([
    "src/content/claims.yaml, claims.basis",
    "warning: src/content/results.yaml, results",
    "warning: src/content/pages/contact.yaml, faq.items",
  ]);
  const faq = { items: items.slice(0, 1) };
  const proven = { ...none, claims: claims.slice(1), outcomes: outcomes.slice(1), faq };
  const all = { ...proven, results: [RESULT] };
  const selection = { clients: 14, why: "the first" };
  expect(found((report) => checkEvidence({ ...all, selection }, report))).toEqual([]);
  const unselected = found((report) => checkEvidence(all, report));
  expect(unselected).toEqual(["warning: src/content/results.yaml, selection"]);
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
  const given = { results: [RESULT], fell: "", selection: { clients: 1 }, faq: { items: [] } };
  const where = found((report) => checkEvidence({ claims: [claim], outcomes, ...given }, report));
  expect(where).toHaveLength(warnings);
});

describe("a claim and the results beside it", () => {
  const more = { claim: "250%", text: "more qualified leads", basis: "14 clients, 2023" };
  const warnings = (change: Partial<typeof more>, results: object[], clients = 14) => {
    const { claim: figure, text, basis } = { ...more, ...change };
    const outcomes = [
      { claim: { id: "growth", figure, basis }, text, file: "leads.yaml", service: "leads" },
      { claim: { id: "average", figure: "900%", basis }, text, file: "home.yaml" },
    ];
    const list: string[] = [];
    const all = results.map((other) => ({ ...RESULT, ...other }));
    const warning = ({ file, field }: Place, what: string) => list.push(`${file}, ${field} ${what}`);
    checkClaims({ outcomes, results: all, selection: { clients } }, { error: warning, warning });
    return list;
  };

  it("that don't reach its figure are a warning", () => {
    expect(warnings({}, [{ after: 36 }, {}, { before: 0, after: 900 }])).toEqual([
      "src/content/claims.yaml, claims.figure of growth says 250% more; the results beside it show +87% at most (31 to 58; 250% more is 109). Say in the basis which clients, or show one that reached it.",
    ]);
    const [fewer] = warnings({ text: "more Leads" }, [{ counted: "leads", after: 30 }]);
    expect(fewer).toContain("show -4% at most (31 to 30;");
  });

  it("of fewer clients than its basis names are a warning", () => {
    expect(warnings({}, [{ after: 109 }], 9)).toEqual([
      "src/content/claims.yaml, claims.basis of growth says 14 clients, but src/content/results.yaml, selection.clients, says that all are 9. Correct one of them.",
    ]);
  });

  it.each([
    ["one reached it", {}, [{}, { before: 2, after: 7 }], 14],
    ["one just reached it", { claim: "64%" }, [{ before: 25, after: 41 }], 14],
    ["the figure is no percentage", { claim: "500K+ euros" }, [{}], 9],
    ["nothing was counted before", {}, [{ before: 0 }], 14],
    ["something else was counted", {}, [{ counted: "contracts" }, { counted: "lead" }], 9],
    ["they are of another service", {}, [{ service: "training" }], 9],
  ])("are none if %s", (_, change, results, clients) => {
    expect(warnings(change, results, clients)).toEqual([]);
  });
});

it("a legal text that no other page links, or of the future, is a warning", () => {
  const folder = temporaryFolder();
  writeFileSync(`${folder}/index.html`, '<a href="/terms">Terms</a> <a href="/iso-27001">ISO</a>');
  writeFileSync(`${folder}/iso.html`, '<a href="/iso">This page</a>');
  const updatedIn = (days: number) => {
    const date = new Date(Date.now() + days * 86_400_000);
    return { updated: date.toLocaleString("en", { month: "long", year: "numeric" }) };
  };
  const texts = [
    { id: "terms", file: "terms.md", data: updatedIn(35) },
    { id: "iso", file: "iso.md", data: updatedIn(0) },
  ];
  const warnings = found((report) => checkLegalTexts(texts, folder, report));
  expect(warnings).toEqual(["warning: terms.md, updated", "warning: iso.md"]);
});

it("a guide that reads differently than its texts is a warning; with another brand or email, an error", () => {
  workInTemporaryFolder("src/content", CHECKSUM_FILE, GUIDE_FILE);
  const now = guideSource();
  for (const [saved, expected] of [
    [now, []],
    [{ ...now, checksum: "of another text" }, [`warning: ${GUIDE_FILE}`]],
    [{ ...now, brand: "Another" }, [GUIDE_FILE]],
    [{ ...now, email: "hello@another.ee" }, [GUIDE_FILE]],
  ] as const) {
    writeFileSync(CHECKSUM_FILE, JSON.stringify(saved));
    expect(found(checkGuide)).toEqual(expected);
  }
  rmSync(GUIDE_FILE);
  expect(found(checkGuide)).toEqual([GUIDE_FILE]);
});

it("a single error makes the launch check fail; with all facts it passes; each check is called", async () => {
  const script = resolve("scripts/check-launch.ts");
  const [[service, { outcomes }] = ["", { outcomes: [] }]] = Object.entries(entriesOf("services"));
  const counted = outcomes.find(({ claim }) => claim)?.text;
  workInTemporaryFolder("src/content", CHECKSUM_FILE, GUIDE_FILE);
  const give = async (facts: object) => {
    await giveFacts(".", { address: { ...address, country: "Estonia" }, ...facts });
    writeFileSync(CHECKSUM_FILE, JSON.stringify(guideSource()));
  };
  mkdirSync("dist");
  writeFileSync("dist/index.html", "");
  const check = (ENQUIRY_DELIVERY: string, SITE_URL = "", settings = {}) => {
    const env = { ...plainEnvironment(), ENQUIRY_DELIVERY, SITE_URL, ...settings };
    const { status, stdout } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
    return { status, stdout };
  };
  await give({});
  const passed = /^No launch errors\.\nENQUIRY_DELIVERY is log: .+\n$/m;
  expect(check("log")).toEqual({ status: 0, stdout: expect.stringMatching(passed) });
  const oneLeft = { status: 1, stdout: expect.stringMatching(/^1 left\./m) };
  expect(check("")).toEqual(oneLeft);
  await give({ url: "https://kasv.example" });
  expect(check("log", otherSite.url)).toEqual(oneLeft);
  await giveFacts(".", { phone: "+372 000 0000", brand: "Other" });
  const results = load(readFileSync("src/content/results.yaml", "utf8")) as object;
  const fallen = { ...RESULTS[0], service, counted };
  writeFileSync("src/content/results.yaml", dump({ ...results, results: [fallen] }));
  appendFileSync("src/content/navigation.yaml", "# todo");
  const SMTP = { SMTP_HOST: "mail.firma.ee", ENQUIRY_FROM: "info+web@firma.ee", ENQUIRY_TO: "info@firma.ee" };
  const { stdout } = check("smtp", "", SMTP);
  expect(stdout).toContain("\n  .env\n    ENQUIRY_FROM is also in");
  expect(check("smtp").stdout).toContain("\n  .env\n    SMTP_HOST must be");
  for (const place of ["site.yaml, phone", "results.yaml, results", "claims.yaml, claims.figure"])
    expect(stdout).toContain(`\n  src/content/${place} (in the editor: `);
  for (const place of ["src/content/navigation.yaml, line", "src/content/legal/imprint.md", GUIDE_FILE])
    expect(stdout).toContain(`\n  ${place}`);
});
