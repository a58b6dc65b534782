import { expect, it } from "vitest";
import { loadFacts } from "../lib/content/facts";
import { structuredData } from "./structured-data";

const { site } = loadFacts();
const page = { kind: "WebPage" as const, url: `${site.url}/x`, description: "What it is about" };

it("structured data can't end the script element that contains it, and describes services", () => {
  const title = "</script><script>alert(1)</script>";
  const service = { id: "a", title: "A service", description: "What it is" };
  const data = structuredData({ ...page, title, services: [service] }, site);
  expect(data).not.toContain("<");
  expect(JSON.parse(data)["@graph"]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: title }),
      expect.objectContaining({
        "@type": "Service",
        "@id": `${site.url}/x#a`,
        description: service.description,
      }),
    ]),
  );
});
