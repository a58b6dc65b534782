import { describe, expect, it } from "vitest";
import { loadFacts } from "../lib/content/facts";
import { structuredData } from "./structured-data";

const { site } = loadFacts();
const page = {
  kind: "WebPage" as const,
  url: `${site.url}/x`,
  title: "A page",
  description: "What it is about",
};

describe("structured data", () => {
  it("can't end the script element that contains it", () => {
    const title = "</script><script>alert(1)</script>";
    const data = structuredData({ ...page, title }, site);
    expect(data).not.toContain("<");
    expect(JSON.parse(data)["@graph"]).toContainEqual(expect.objectContaining({ name: title }));
  });

  it("describes each service with its outcomes", () => {
    const service = { id: "a", title: "A service", description: "What it is", outcomes: ["one", "two"] };
    expect(JSON.parse(structuredData({ ...page, services: [service] }, site))["@graph"]).toContainEqual(
      expect.objectContaining({
        "@type": "Service",
        "@id": `${site.url}/x#a`,
        offers: { "@type": "Offer", description: "one; two" },
      }),
    );
  });
});
