import { expect, describe as group, it } from "vitest";
import { loadFacts } from "../lib/content/facts";
import { describe, toScript } from "./structured-data";

const { site } = loadFacts();
const page = {
  kind: "WebPage" as const,
  url: `${site.url}/x`,
  title: "A page",
  description: "What it is about",
};

group("structured data", () => {
  it("can't end the element that holds it", () => {
    const graph = describe({ ...page, title: "</script><script>alert(1)</script>" }, site);
    expect(toScript(graph)).not.toContain("<");
    expect(JSON.parse(toScript(graph))).toEqual(graph);
  });

  it("describes each service with what it offers", () => {
    const service = { id: "a", title: "A service", description: "What it is", outcomes: ["one", "two"] };
    expect(describe({ ...page, services: [service] }, site)["@graph"]).toContainEqual(
      expect.objectContaining({
        "@type": "Service",
        "@id": `${site.url}/x#a`,
        offers: { "@type": "Offer", description: "one; two" },
      }),
    );
  });
});
