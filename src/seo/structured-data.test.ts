import { expect, it } from "vitest";
import { site } from "../../tests/support/content.ts";
import { structuredData } from "./structured-data.ts";

it("structured data can't end the script element that contains it", () => {
  const title = "</script><script>alert(1)</script>";
  const page = { kind: "WebPage", url: `${site.url}/x`, description: "What it is about" } as const;
  const data = structuredData({ ...page, title }, site);
  expect(data).not.toContain("<");
  expect(JSON.parse(data)["@graph"]).toContainEqual(expect.objectContaining({ name: title }));
});
