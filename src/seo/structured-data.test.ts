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
