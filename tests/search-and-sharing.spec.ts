import sharp from "sharp";
import { checkLinks } from "../scripts/launch/check-links.ts";
import { expect, ROUTES, test } from "./fixtures";
import { copyOf, site } from "./support/content";

test("the sitemap lists every page once; robots.txt names the sitemap", async ({ request }) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  expect(index).toContain(`<loc>${site.url}/sitemap-0.xml</loc>`);
  expect(new Set(ROUTES).size).toBe(ROUTES.length);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots.split("\n")).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
});

test("every page has a unique title, description and address", async ({ page, request, baseURL }) => {
  const seen = new Set<string>();
  for (const path of ROUTES) {
    await page.goto(path);
    const title = await page.title();
    const description = (await page.locator("meta[name=description]").getAttribute("content")) ?? "";
    seen.add(title).add(description);

    const address = `${site.url}${path}`;
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", address);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", title);

    const picture = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
    const body = await (await request.get(baseURL + new URL(picture).pathname)).body();
    expect(body.byteLength).toBeLessThanOrEqual(60_000);
    expect(await sharp(body).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  }
  expect(seen.size).toBe(ROUTES.length * 2);
});

test("security.txt says where to report vulnerabilities, and until when it is valid", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  // The fields of RFC 9116, one a line; npm run check:launch checks that the day is in the future, and within a year.
  expect((await response.text()).split("\n")).toEqual([
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityContactUntil}T23:59:59Z`,
    "Preferred-Languages: en",
    `Canonical: ${site.url}/.well-known/security.txt`,
    "",
  ]);
});

test("every page has a Markdown version with its heading; llms.txt lists them all, and the guide", async ({
  page,
  request,
}) => {
  const list = await (await request.get("/llms.txt")).text();
  expect(list).toContain(`${site.url}/growth-guide.pdf)`);
  for (const path of ROUTES) {
    await page.goto(path);
    const version = (await page.locator("link[type='text/markdown']").getAttribute("href")) ?? "";
    expect(list).toContain(`${version})`);
    const response = await request.get(version);
    expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    const text = await response.text();
    expect(text).toContain(
      `# ${(await page.getByRole("heading", { level: 1 }).innerText()).replace(/\s+/g, " ").trim()}`,
    );
    expect(text).not.toMatch(/<\w+[ >]/);
    // The Markdown version has no controls.
    expect(text).not.toMatch(/Learn More|not available yet|Remove/);
  }
});

test("numbers in a Markdown version have what they were calculated from", async ({ page, request }) => {
  const home = await (await request.get("/index.md")).text();
  await page.goto("/");
  const fields = await page
    .locator("main fieldset input[inputmode=decimal]:not(form *)")
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ labels, defaultValue }) => [labels?.[0]?.innerText, defaultValue]),
    );
  expect(fields.length).toBeGreaterThan(2);
  for (const [label, value] of fields)
    expect(home).toMatch(new RegExp(`${RegExp.escape(label ?? "")}\\D*${value}`));
  const services = await (await request.get("/services.md")).text();
  const { columns, rows } = copyOf("specimens").report;
  expect(services).toContain(`|  | ${columns.join(" | ")} |\n|---|---|---|\n`);
  for (const { label, values } of rows) expect(services).toContain(`| ${[label, ...values].join(" | ")} |\n`);
});

test("structured data describes the company, the site and the page, and on the contact page the office", async ({
  page,
}) => {
  const kinds: Record<string, string> = { "/about": "AboutPage", "/contact": "ContactPage" };
  for (const path of ROUTES) {
    await page.goto(path);
    const text = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
    const graph: { "@type": string; "@id"?: string }[] = JSON.parse(text)["@graph"];
    const types = graph.map((node) => node["@type"]);
    const office = path === "/contact" ? ["ProfessionalService"] : [];
    expect(types).toEqual(["Organization", "WebSite", kinds[path] ?? "WebPage", ...office]);
    for (const type of office) {
      expect(graph.find((node) => node["@type"] === type)).toMatchObject({
        address: { addressLocality: "Tallinn", addressCountry: "Estonia" },
      });
    }
    // Each reference is to a node of the same graph.
    const ids = new Set(graph.map((node) => node["@id"]));
    for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
  }
});

test("every internal link leads to an existing page and fragment; every page is linked", async ({ page }) => {
  expect(checkLinks("dist")).toEqual([]);
  const reached = new Set<string>();
  for (const path of ROUTES) {
    await page.goto(path);
    const links = await page
      .locator("a")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    for (const link of links) reached.add(link);
  }
  expect(ROUTES.filter((path) => !reached.has(path))).toEqual([]);
});
