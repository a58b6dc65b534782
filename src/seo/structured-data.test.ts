import { expect, it } from "vitest";
import { site } from "../../tests/support/content";
import { structuredData } from "./structured-data";

const page = { kind: "WebPage" as const, url: `${site.url}/x`, description: "What it is about" };

it("structured data can't end the script element that contains it", () => {
  const title = "</script><script>alert(1)</script>";
  const data = structuredData({ ...page, title }, site);
  expect(data).not.toContain("<");
  expect(JSON.parse(data)["@graph"]).toContainEqual(expect.objectContaining({ name: title }));
});
