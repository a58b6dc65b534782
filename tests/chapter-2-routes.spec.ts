import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures";
import { copyOf, entriesOf, site } from "./support/content";
import { HERO, NOT_FOUND } from "./support/specification";

/** The routes of the specification, with their headlines. */
const HEADLINES: Readonly<Record<string, string>> = {
  "/": HERO.headline,
  "/about": copyOf("about").headline,
  "/services": copyOf("servicesPage").headline,
  "/contact": copyOf("contact").headline,
  ...Object.fromEntries(Object.entries(entriesOf("legal")).map(([name, { title }]) => [`/${name}`, title])),
};

/** Sends a path as it is, without the normalization of browsers, and returns the status. */
function rawStatus(baseURL: string, path: string): Promise<number> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

test("the sitemap lists every route of the specification", () => {
  const specified = ["/", "/about", "/services", "/contact", "/privacy", "/terms", "/cookies"];
  expect(ROUTES).toEqual(expect.arrayContaining(specified));
});

for (const [route, headline] of Object.entries(HEADLINES)) {
  test(`${route} answers 200 with its page, header and footer`, async ({ page }) => {
    expect((await page.goto(route))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}${route}`);
    await expect(page.getByRole("banner").getByRole("link", { name: site.brand })).toHaveAttribute(
      "href",
      "/",
    );
    const footer = page.getByRole("contentinfo");
    for (const path of Object.keys(HEADLINES).slice(1)) {
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
    }
  });

  test(`${route === "/" ? "/index.html" : `${route}/`} leads to ${route}`, async ({ request }) => {
    const other = route === "/" ? ["/index.html"] : [`${route}/`, `${route}.html`];
    for (const path of other) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(new URL(response.headers()["location"] ?? "", "http://x").pathname).toBe(route);
    }
  });
}

test.describe("any other path", () => {
  test.use({ expectedErrors: NOT_FOUND_ERRORS });

  test("shows the not-found page with status 404", async ({ page }) => {
    for (const path of [UNKNOWN, "/a/b/c", "/About", "/404", "/500", `/${"x".repeat(4000)}`, "/%00"]) {
      const logged = page.waitForEvent("console", (message) => message.text().startsWith("Page not found:"));
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(NOT_FOUND);
      await expect(page.getByRole("link", { name: copyOf("notFound").home })).toHaveAttribute("href", "/");
      const message = await logged;
      expect(message.type()).toBe("error");
      expect(message.text()).toContain(path);
    }
  });
});

for (const [path, status] of [
  ["/%E0%A4%A", 404],
  ["/../../etc/passwd", 404],
  ["/..%2f..%2fetc/passwd", 404],
  ["/_astro/../../package.json", 404],
  ["//example.com/about/", 404],
  ["/about?a=1&b=%zz", 200],
] as const) {
  test(`${path} answers ${status} and nothing from outside the site`, async ({ baseURL }) => {
    expect(await rawStatus(baseURL ?? "", path)).toBe(status);
  });
}

test("a request that is not HTTP does not stop the server", async ({ baseURL, request }) => {
  const { hostname, port } = new URL(baseURL ?? "");
  await new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write("NONSENSE\r\n\r\n"));
    socket.on("data", () => {}).on("close", resolve);
  });
  expect((await request.get("/")).status()).toBe(200);
});
