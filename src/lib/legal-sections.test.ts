import { describe, expect, it } from "vitest";
import { toSections } from "./legal-sections";

describe("a legal text", () => {
  it("is divided at its headings of the second level", () => {
    const html = '<h2 id="a">One\nline</h2>\n<p>1</p><h3>More</h3><p>2</p>\n<h2>Two</h2><ul><li>3</li></ul>';
    expect(toSections(html)).toEqual([
      { heading: '<h2 id="a">One\nline</h2>', body: "\n<p>1</p><h3>More</h3><p>2</p>\n" },
      { heading: "<h2>Two</h2>", body: "<ul><li>3</li></ul>" },
    ]);
  });

  it("keeps what stands before the first", () => {
    expect(toSections("<p>Before</p><h2>One</h2>")).toEqual([
      { heading: "", body: "<p>Before</p>" },
      { heading: "<h2>One</h2>", body: "" },
    ]);
  });

  it("has no section for white space", () => {
    expect(toSections("\n<h2>One</h2>")).toHaveLength(1);
  });
});
