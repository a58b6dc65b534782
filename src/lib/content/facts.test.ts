import { afterEach, describe, expect, it, vi } from "vitest";
import { formatFigure } from "./claims";
import { readContentFile } from "./content-file";
import { siteSchema } from "./fact-schemas";
import { checkSiteUrl, loadFacts } from "./facts";

afterEach(() => vi.unstubAllEnvs());

describe("SITE_URL", () => {
  it.each([
    " ",
    "abc",
    "ftp://example.com",
    "https://example.com/path",
    "https://example.com?x",
    "https://example.com#x",
    "https://a@example.com",
  ])("“%s” is refused in one line that says what to set", (value) => {
    const message = `SITE_URL is “${value}”, which is not a web address without a path. Set it like SITE_URL=https://www.example.com, or leave it out.`;
    expect(() => checkSiteUrl(value)).toThrow(new Error(message));
  });

  it.each([
    ["https://www.example.com/", "https://www.example.com"],
    ["HTTPS://WWW.EXAMPLE.COM", "https://www.example.com"],
    ["http://localhost:4321", "http://localhost:4321"],
  ])("“%s” gives the address %s", (value, origin) => {
    expect(checkSiteUrl(value)).toBe(origin);
  });

  const { url } = readContentFile("src/content/site.yaml", siteSchema).data;

  it.each([
    ["https://www.example.com/", "https://www.example.com"],
    ["", url],
    [undefined, url],
  ])("%j overrides the address of the site facts unless it is empty", (value, expected) => {
    vi.stubEnv("SITE_URL", value);
    const { site, references } = loadFacts();
    expect([site.url, references.get("site.url")]).toEqual([expected, expected]);
  });
});

it("references exist for every text of the site facts, and for the figure of every claim", () => {
  const { site, claims, references } = loadFacts();
  expect(references.get("site.email")).toBe(site.email);
  expect(references.has("site.openingHours")).toBe(false);
  const figures = Object.entries(claims).map(([id, claim]) => [`claim.${id}`, formatFigure(claim)]);
  expect(figures).not.toEqual([]);
  expect([...references].filter(([name]) => name.startsWith("claim."))).toEqual(figures);
});
