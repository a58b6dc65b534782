import { describe, expect, it } from "vitest";
import { checkSiteUrl, loadFacts } from "./facts";

describe("SITE_URL", () => {
  it.each([
    "",
    "www.example.com",
    "ftp://example.com",
    "https://example.com/path",
    "https://a:b@example.com",
    "https://example.com?x",
  ])("“%s” is refused in one line that says what to set", (value) => {
    expect(() => checkSiteUrl(value)).toThrow(/^SITE_URL is “.*Set it like SITE_URL=https:.*$/);
  });

  it("overrides the address in the site facts", () => {
    expect(loadFacts("https://www.example.com/").references.get("site.url")).toBe("https://www.example.com");
  });
});
