import { expect, it } from "vitest";
import { formatFigure } from "./claims";
import { loadFacts, SITE_FILE } from "./facts";
import { siteSchema } from "./facts.schema";
import { readYaml } from "./read-content";

const { url } = readYaml(SITE_FILE, siteSchema);

it.each([
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
