import sharp from "sharp";
import { expect, ROUTES, test } from "./fixtures.ts";
import { site } from "./support/content.ts";

test("the sitemap lists every page once; robots.txt names the sitemap", async ({ request }) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  expect(index).toContain(`<loc>${site.url}/sitemap-0.xml</loc>`);
  const specified = ["/", "/about", "/services", "/contact", "/privacy", "/terms", "/cookies"];
  expect(ROUTES).toEqual(expect.arrayContaining(specified));
  expect(new Set(ROUTES).size).toBe(ROUTES.length);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap-index.xml\n`);
});

test("every page has its own head and structured data, and the site's picture", async ({ page, baseURL }) => {
  const seen = new Set<string>();
  const kinds: Record<string, string> = { "/about": "AboutPage", "/contact": "ContactPage" };
  for (const path of ROUTES) {
    await page.goto(path);
    const title = await page.title();
    const description = (await page.locator("meta[name=description]").getAttribute("content")) ?? "";
    seen.add(title).add(description);

    const address = `${site.url}${path}`;
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
    const shared = (name: string) => page.locator(`meta[property="og:${name}"]`);
    await expect(shared("url")).toHaveAttribute("content", address);
    await expect(shared("title")).toHaveAttribute("content", title);
    await expect(shared("description")).toHaveAttribute("content", description);

    const picture = (await shared("image").getAttribute("content")) ?? "";
    const body = await (await page.request.get(baseURL + new URL(picture).pathname)).body();
    expect(body.byteLength).toBeLessThanOrEqual(60_000);
    expect(await sharp(body).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });

    const text = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
    const graph: { "@type": string; "@id"?: string }[] = JSON.parse(text)["@graph"];
    const office = path === "/contact" ? ["ProfessionalService"] : [];
    const people = path === "/about" ? site.people.map(() => "Person") : [];
    const types = ["Organization", "WebSite", kinds[path] ?? "WebPage", ...people, ...office];
    expect(graph.map((node) => node["@type"])).toEqual(types);
    const { brand, legalName, email, tagline } = site;
    expect(graph[0]).toMatchObject({ name: brand, legalName, email, slogan: tagline });
    if (path === "/contact") {
      expect(graph.at(-1)).toMatchObject({
        telephone: site.phone,
        address: { addressLocality: site.address.city, addressCountry: site.address.country },
      });
    }
    // Each reference is to a node of the same graph.
    const ids = new Set(graph.map((node) => node["@id"]));
    for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
  }
  expect(seen.size).toBe(ROUTES.length * 2);
});
