import { expect, it } from "vitest";
import { site } from "../../tests/support/content.ts";
import { structuredData } from "./structured-data.ts";

const page = {
  kind: "WebPage",
  url: `${site.url}/x`,
  title: "X",
  description: "What it is about",
  picture: `${site.url}/x.png`,
} as const;

it("structured data can't end the script element that contains it", () => {
  const title = "</script><script>alert(1)</script>";
  const data = structuredData({ ...page, title }, site);
  expect(data).not.toContain("<");
  expect(JSON.parse(data)["@graph"]).toContainEqual(expect.objectContaining({ name: title }));
});

it("only the page about the company names its people", () => {
  const people = [{ name: "Mari", role: "trainer", sentence: "Trains.", photo: null }];
  for (const kind of ["AboutPage", "ContactPage", "WebPage"] as const) {
    const data = structuredData({ ...page, kind }, { ...site, people });
    expect(data.includes('"Person"'), kind).toBe(kind === "AboutPage");
  }
});
