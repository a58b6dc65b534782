import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createSchemas } from "./content-schemas";
import { claimSchema, siteSchema } from "./fact-schemas";

const schemas = createSchemas(["growth", "leads"]);

const SERVICE = {
  order: 1,
  icon: "target",
  image: "lead-generation",
  imageAlt: "Alt",
  title: "Title",
  subtitle: "Subtitle",
  summary: "Summary",
  description: "Description",
  features: ["a", "b", "c", "d"],
  outcomes: [{ claim: "growth" }, { text: "words" }],
  more: { howItWorks: "How", delivered: ["x"], timeline: [{ when: "w", what: "x" }] },
};
const MESSAGE = { title: "T", description: "d".repeat(50), headline: "H", text: "T", home: "Home" };

type Problem = [field: string, reason: string];
interface Schema {
  safeParse(value: unknown): {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
}
/** What is wrong, as field and reason. */
function problems(schema: Schema, value: unknown): Problem[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join("."), message]);
}
const service = (change: object) => problems(schemas.service, { ...SERVICE, ...change });
const message = (change: object) => problems(schemas.message, { ...MESSAGE, ...change });

describe("a service", () => {
  it("that is right is accepted", () => {
    expect(service({})).toEqual([]);
  });

  it.each([
    ["an unknown key", { colour: "blue" }, "", /^Unrecognized key: "colour"$/],
    ["a missing field", { subtitle: undefined }, "subtitle", /expected string, received undefined/],
    ["an empty text", { title: "  " }, "title", /^must not be empty$/],
    ["an unknown icon", { icon: "star" }, "icon", /"target"\|"route"\|"branches"/],
    ["three features", { features: ["a", "b", "c"] }, "features", /4 items/],
    ["no outcomes", { outcomes: [] }, "outcomes", />=1 items/],
    ["an order of zero", { order: 0 }, "order", />0/],
    [
      "a claim that is not in the register",
      { outcomes: [{ text: "words" }, { claim: "moon" }] },
      "outcomes.1",
      /^claim “moon” is not in the register src\/content\/claims\.yaml, which has: growth, leads$/,
    ],
    [
      "an outcome of neither kind",
      { outcomes: [{}] },
      "outcomes.0",
      /^must be either “claim: .*” or “text: /,
    ],
    ["an outcome of both kinds", { outcomes: [{ claim: "growth", text: "x" }] }, "outcomes.0", /either/],
    ["an outcome that is only words", { outcomes: ["words"] }, "outcomes.0", /^must be either/],
    ["an unknown key within", { more: { ...SERVICE.more, price: 1 } }, "more", /"price"/],
  ])("with %s is refused with field and reason", (_, change, field, reason) => {
    expect(service(change)).toEqual([[field, expect.stringMatching(reason)]]);
  });
});

describe("a page's head", () => {
  it.each([
    ["title", "t".repeat(61), /at most 60 characters/],
    ["description", "d".repeat(49), /at least 50 characters/],
    ["description", "d".repeat(161), /at most 160 characters/],
  ])("%s “%.10s…” is refused with the reason", (field, value, reason) => {
    expect(message({ [field]: value })).toEqual([[field, expect.stringMatching(reason)]]);
  });

  it("at the limits is accepted", () => {
    expect(message({ title: "t".repeat(60), description: "d".repeat(160) })).toEqual([]);
    expect(message({ description: "d".repeat(50) })).toEqual([]);
  });
});

describe("the site facts", () => {
  const file = parse(readFileSync("src/content/site.yaml", "utf8"));

  it.each([
    ["url", "ftp://example.com", /full https:\/\/ address/],
    ["email", "nobody", /must be an email address/],
    ["phone", "555 1234", /international form/],
    ["registryCode", "123", /eight digits in quotes/],
    ["vatNumber", "FI123", /EE and nine digits/],
    ["bookingUrl", "/book", /full https:\/\/ address, or null/],
    ["chatUrl", "http://chat.example", /full https:\/\/ address, or null/],
    ["successStoriesUrl", "", /full https:\/\/ address, or null/],
    ["legalName", "", /must not be empty/],
  ])("%s “%s” is refused with the reason", (field, value, reason) => {
    expect(problems(siteSchema, { ...file, [field]: value })).toEqual([
      [field, expect.stringMatching(reason)],
    ]);
  });

  it.each([
    ["25:00-26:00", "must be hours such as 09:00-17:00, or closed"],
    ["9-17", "must be hours such as 09:00-17:00, or closed"],
    ["17:00-09:00", "opens at 17:00 and closes at 09:00, which is not later"],
    ["09:00-09:00", "opens at 09:00 and closes at 09:00, which is not later"],
  ])("opening hours of %s are refused with the reason", (friday, reason) => {
    const openingHours = { ...file.openingHours, days: { ...file.openingHours.days, friday } };
    expect(problems(siteSchema, { ...file, openingHours })).toEqual([["openingHours.days.friday", reason]]);
  });

  it("opening hours are read, with a hyphen or a dash between them", () => {
    const { days } = file.openingHours;
    const openingHours = { ...file.openingHours, days: { ...days, monday: "10:00–12:30", friday: "closed" } };
    expect(siteSchema.parse({ ...file, openingHours }).openingHours.days).toMatchObject({
      monday: { opens: "10:00", closes: "12:30" },
      friday: null,
    });
  });

  it("a week without an open day is refused", () => {
    const days = Object.fromEntries(Object.keys(file.openingHours.days).map((day) => [day, "closed"]));
    const openingHours = { ...file.openingHours, days };
    expect(problems(siteSchema, { ...file, openingHours })).toEqual([
      ["openingHours.days", "must have a day on which the office is open"],
    ]);
  });

  it("an unknown time zone is refused", () => {
    const openingHours = { ...file.openingHours, timeZone: "Europe/Talinn" };
    expect(problems(siteSchema, { ...file, openingHours })).toEqual([
      ["openingHours.timeZone", "must be a time zone such as Europe/Tallinn"],
    ]);
  });

  it("have no unknown key", () => {
    expect(problems(siteSchema, { ...file, fax: "1" })).toEqual([["", 'Unrecognized key: "fax"']]);
  });
});

describe("the claim register", () => {
  it.each([
    ["value", 0],
    ["value", "250"],
    ["unit", "dollars"],
    ["meaning", ""],
  ])("a %s of %j is refused", (field, value) => {
    const claim = { value: 250, unit: "percent", meaning: "more", [field]: value };
    expect(problems(claimSchema, claim).map(([path]) => path)).toEqual([field]);
  });

  it("no claim stands in it that no text uses", () => {
    const texts = globSync("src/content/{pages,services,legal}/*").map((path) => readFileSync(path, "utf8"));
    const claims = Object.keys(parse(readFileSync("src/content/claims.yaml", "utf8")));
    const uses = (text: string, id: string) =>
      text.includes(`{claim.${id}}`) || text.includes(`claim: ${id}\n`);
    expect(claims.filter((id) => !texts.some((text) => uses(text, id)))).toEqual([]);
  });
});
