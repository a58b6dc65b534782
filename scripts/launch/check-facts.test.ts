import { describe, expect, it } from "vitest";
import { loadFacts } from "../../src/lib/content/facts.ts";
import { checkFacts } from "./check-facts.ts";

const { site } = loadFacts();
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
  successStoriesUrl: null,
  answers: Object.fromEntries(Object.keys(site.answers).map((name) => [name, "So."])) as typeof site.answers,
};
const ENV = { ENQUIRY_DELIVERY: "smtp" };
/** The fields of the launch issues for a company with these facts. */
const left = (change: object, env: Record<string, string> = ENV) =>
  checkFacts({ ...READY, ...change }, env).map(
    ({ where, isRemark }) =>
      (isRemark ? "remark: " : "") + where.replace(/^src\/content\/site\.yaml(, line \d+)?, /, ""),
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
    ["successStoriesUrl", "https://stories.example"],
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
    ["SMTP_URL", "smtps://user:password@mail.example.com"],
    ["WEBHOOK_URL", "https://crm.example.com/enquiries"],
  ])("%s in .env: %s", (name, value) => {
    expect(left({}, { ...ENV, [name]: value })).toEqual([`${name} in .env`]);
  });

  it("a mail server and a webhook may be on this machine", () => {
    const local = { SMTP_URL: "smtp://localhost:25", WEBHOOK_URL: "http://localhost:3000/x" };
    expect(left({}, { ...ENV, ...local })).toEqual([]);
  });

  it("an address needs a street and a postal code; a missing booking link is only a remark", () => {
    const change = { bookingUrl: null, address: { ...READY.address, street: null, postalCode: null } };
    expect(left(change)).toEqual(["address.street", "address.postalCode", "remark: bookingUrl"]);
  });

  it("buyers' questions without an answer are named, in a remark", () => {
    const [remark, ...more] = checkFacts(
      { ...READY, answers: { ...READY.answers, pricing: null, ending: null } },
      ENV,
    );
    expect(remark).toMatchObject({ isRemark: true, what: expect.stringMatching(/^pricing, ending: null/) });
    expect(more).toEqual([]);
  });

  it("log mode is reported unless it is set explicitly", () => {
    expect(left({}, {})).toEqual(["ENQUIRY_DELIVERY in .env"]);
    expect(left({}, { ENQUIRY_DELIVERY: "" })).toEqual(["ENQUIRY_DELIVERY in .env"]);
    expect(left({}, { ENQUIRY_DELIVERY: "log" })).toEqual([]);
  });
});
