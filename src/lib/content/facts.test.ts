import { expect, it } from "vitest";
import { formatFigure } from "./claims";
import { loadFacts, SITE_FILE } from "./facts";
import { siteSchema } from "./facts.schema";
import { readYaml } from "./read-content";

const { url } = readYaml(SITE_FILE, siteSchema);

it.each([
  " ",
  "abc",
  "ftp://example.com",
  "https://example.com/path",
  "https://example.com?x",
  "https://example.com#x",
  "https://a@example.com",
])("SITE_URL “%s” is refused in one line that says what to set", (value) => {
  const message = `SITE_URL is “${value}”, which is not a web address without a path. Set it like SITE_URL=https://www.example.com, or leave it out.`;
  expect(() => loadFacts({ SITE_URL: value })).toThrow(new Error(message));
});

it.each([
  ["https://www.example.com/", "https://www.example.com"],
  ["HTTPS://WWW.EXAMPLE.COM", "https://www.example.com"],
  ["http://localhost:4321", "http://localhost:4321"],
  ["", url],
  [undefined, url],
])("with SITE_URL %j the site's address is %s", (value, expected) => {
  const { site, references } = loadFacts({ SITE_URL: value });
  expect([site.url, references.get("site.url")]).toEqual([expected, expected]);
});

it("references exist for every text of the site facts, and for the figure of every claim", () => {
  const { site, claims, references } = loadFacts();
  expect(references.get("site.email")).toBe(site.email);
  expect(references.has("site.answers")).toBe(false);
  const figures = Object.entries(claims).map(([id, claim]) => [`claim.${id}`, formatFigure(claim)]);
  expect(figures).not.toEqual([]);
  expect([...references].filter(([name]) => name.startsWith("claim."))).toEqual(figures);
});
