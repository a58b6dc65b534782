import { afterEach, describe, expect, it, vi } from "vitest";
import { formatFigure } from "./claims";
import { readContentFile } from "./content-file";
import { siteSchema } from "./fact-schemas";
import { checkSiteUrl, loadFacts } from "./facts";

afterEach(() => vi.unstubAllEnvs());

describe("SITE_URL", () => {
  it.each([
    "",
    " ",
    "abc",
    "//example.com",
    "www.example.com",
    "ftp://example.com",
    "javascript:alert(1)",
    "https://",
    "https://example.com/path",
    "https://example.com//",
    "https://example.com?x",
    "https://example.com#x",
    "https://a:b@example.com",
    "https://a@example.com",
    "https://:b@example.com",
  ])("“%s” is refused in one line that says what to set", (value) => {
    const message = `SITE_URL is “${value}”, which is not a web address without a path. Set it like SITE_URL=https://www.example.com, or leave it out.`;
    expect(() => checkSiteUrl(value)).toThrow(new Error(message));
  });

  it.each([
    ["https://www.example.com", "https://www.example.com"],
    ["https://www.example.com/", "https://www.example.com"],
    ["HTTPS://WWW.EXAMPLE.COM", "https://www.example.com"],
    ["http://localhost:4321", "http://localhost:4321"],
  ])("“%s” gives the address %s", (value, origin) => {
    expect(checkSiteUrl(value)).toBe(origin);
  });

  it("overrides the address of the site facts", () => {
    vi.stubEnv("SITE_URL", "https://www.example.com/");
    const { site, references } = loadFacts();
    expect(site.url).toBe("https://www.example.com");
    expect(references.get("site.url")).toBe("https://www.example.com");
  });

  it.each([undefined, ""])("%j counts as not set; the address is that of the site facts", (value) => {
    vi.stubEnv("SITE_URL", value);
    const { site, references } = loadFacts();
    expect(site.url).toBe(readContentFile("src/content/site.yaml", siteSchema).data.url);
    expect(references.get("site.url")).toBe(site.url);
  });

  it("stops the build if it is malformed", () => {
    vi.stubEnv("SITE_URL", "abc");
    expect(loadFacts).toThrow(/^SITE_URL is “abc”/);
  });
});

describe("references", () => {
  const { site, claims, references } = loadFacts();

  it("exist for every text of the site facts", () => {
    expect(references.get("site.email")).toBe(site.email);
    expect(references.get("site.legalName")).toBe(site.legalName);
    expect(references.get("site.responseTime")).toBe("within 24 hours");
    expect(references.has("site.openingHours")).toBe(false);
  });

  it("exist for the figure of every claim", () => {
    const ids = Object.keys(claims);
    expect(ids).not.toEqual([]);
    for (const [id, claim] of Object.entries(claims)) {
      expect(references.get(`claim.${id}`)).toBe(formatFigure(claim));
    }
  });
});
