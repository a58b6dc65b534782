import { readFileSync } from "node:fs";
import type { z } from "astro/zod";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { claimSchema, claimsSchema, siteSchema } from "./fact-schemas";

const file = parse(readFileSync("src/content/site.yaml", "utf8"));
const { days } = file.openingHours;

/** The issues, as pairs of field and reason. */
const problems = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
const withSite = (change: object) => problems(siteSchema, { ...file, ...change });
const withHours = (change: object) => withSite({ openingHours: { ...file.openingHours, ...change } });

describe("the site facts", () => {
  it.each([
    ["url", "ftp://example.com", /full https:\/\/ address without a path/],
    ["url", "https://example.com/site", /full https:\/\/ address without a path/],
    ["email", "nobody", /must be an email address/],
    ["phone", "555 1234", /international form/],
    ["registryCode", "123", /eight digits/],
    ["vatNumber", "FI123", /EE and nine digits/],
    ["bookingUrl", "/book", /full https:\/\/ address/],
    ["chatUrl", "http://chat.example", /full https:\/\/ address/],
    ["successStoriesUrl", "", /full https:\/\/ address/],
    ["legalName", "", /must not be empty/],
  ])("%s “%s” is refused with the reason", (field, value, reason) => {
    expect(withSite({ [field]: value })).toEqual([[field, expect.stringMatching(reason)]]);
  });

  it("a slash at the end of the site's address is removed", () => {
    expect(siteSchema.parse({ ...file, url: "https://www.example.com/" }).url).toBe(
      "https://www.example.com",
    );
  });

  it("the VAT number is optional", () => {
    expect(withSite({ vatNumber: null })).toEqual([]);
  });

  it("the postal address is one line of the known parts", () => {
    const address = { street: "Näidis 1-2", postalCode: "10111", city: "Tallinn", country: "Estonia" };
    const postalAddress = (change: object) =>
      siteSchema.parse({ ...file, address: { ...address, ...change } }).postalAddress;
    expect(postalAddress({})).toBe("Näidis 1-2, 10111 Tallinn, Estonia");
    expect(postalAddress({ street: null, postalCode: null })).toBe("Tallinn, Estonia");
  });

  it.each(["25:00-26:00", "9-17", "17:00-09:00", "09:00-09:00", "09:30-09:29", "10:00-09:59", "Closed"])(
    "opening hours of %s are refused",
    (friday) => {
      expect(withHours({ days: { ...days, friday } })).toEqual([
        ["openingHours.days.friday", expect.stringMatching(/^must be closed, or hours/)],
      ]);
    },
  );

  it.each(["09:00-09:01", "09:59-10:00", "00:00-23:59", "closed"])("opening hours may be %s", (friday) => {
    expect(withHours({ days: { ...days, friday } })).toEqual([]);
  });

  it("opening hours may have a hyphen or a dash", () => {
    const openingHours = { ...file.openingHours, days: { ...days, monday: "10:00–12:30", friday: "closed" } };
    expect(siteSchema.parse({ ...file, openingHours }).openingHours.days).toMatchObject({
      monday: { opens: "10:00", closes: "12:30" },
      friday: null,
    });
  });

  it("a week without an open day is refused", () => {
    const closed = Object.fromEntries(Object.keys(days).map((day) => [day, "closed"]));
    expect(withHours({ days: closed })).toEqual([
      ["openingHours.days", "must have a day on which the office is open"],
    ]);
  });

  it("an unknown time zone is refused", () => {
    expect(withHours({ timeZone: "Europe/Talinn" })).toEqual([
      ["openingHours.timeZone", "must be a time zone such as Europe/Tallinn"],
    ]);
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

  const register = (...ids: string[]) => ({
    claims: ids.map((id) => ({ id, value: 250, unit: "percent", meaning: "more" })),
  });

  it("claims are found by their ids", () => {
    expect(Object.keys(claimsSchema.parse(register("more", "average-growth")))).toEqual([
      "more",
      "average-growth",
    ]);
  });

  it.each([
    [["more", "more"], "claims.1.id", /“more” is taken/],
    [["Average growth"], "claims.0.id", /lowercase words with hyphens/],
  ])("the ids %j are refused", (ids, path, reason) => {
    expect(problems(claimsSchema, register(...ids))).toEqual([[path, expect.stringMatching(reason)]]);
  });
});
