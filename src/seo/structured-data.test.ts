import { expect, it } from "vitest";
import { site } from "../../tests/support/content.ts";
import type { Site } from "../schemas/site.ts";
import { structuredData } from "./structured-data.ts";

const page = { kind: "WebPage" as const, url: `${site.url}/x`, description: "What it is about" };

it("structured data can't end the script element that contains it", () => {
  const title = "</script><script>alert(1)</script>";
  const data = structuredData({ ...page, title }, site);
  expect(data).not.toContain("<");
  expect(JSON.parse(data)["@graph"]).toContainEqual(expect.objectContaining({ name: title }));
});

it("people are described on the about page, if they are given", () => {
  const people = [{ name: "Mari Mets", role: "trainer", sentence: "Trains.", photo: null }];
  const types = (kind: "WebPage" | "AboutPage", facts: Partial<Site>) =>
    JSON.parse(structuredData({ ...page, kind, title: "About" }, { ...site, ...facts }))["@graph"].map(
      (thing: { "@type": string }) => thing["@type"],
    );
  expect(types("AboutPage", { people })).toContain("Person");
  expect(types("AboutPage", { people: [] })).not.toContain("Person");
  expect(types("WebPage", { people })).not.toContain("Person");
});
