import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures.ts";
import { entriesOf, getContent, site } from "./support/content.ts";
import { EXPECTED, NOT_FOUND } from "./support/specification.ts";

/** The routes of the specification, with their headlines. */
const HEADLINES: Readonly<Record<string, string>> = {
  "/": EXPECTED["pages/home"].hero.headline,
  "/about": getContent("pages/about").mission.statement,
  "/services": getContent("pages/services").headline,
  "/contact": getContent("pages/contact").headline,
  ...Object.fromEntries(Object.entries(entriesOf("legal")).map(([name, { title }]) => [`/${name}`, title])),
};

const SPECIFIED = ["/", "/about", "/services", "/contact", "/privacy", "/terms", "/cookies"];

test("the sitemap lists every route of the specification", () => {
  expect(ROUTES).toEqual(expect.arrayContaining(SPECIFIED));
});

for (const [route, headline] of Object.entries(HEADLINES)) {
  test(`${route} answers 200 with its page, header and footer`, async ({ page }) => {
    expect((await page.goto(route))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    const brand = page.getByRole("banner").getByRole("link", { name: site.brand });
    await expect(brand).toHaveAttribute("href", "/");
    const footer = page.getByRole("contentinfo");
    // Not a legal text that its editor hasn't linked yet.
    for (const path of SPECIFIED.slice(1)) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
    // A link to a part of its own page is the fragment alone: at an address with a query, nothing reloads.
    const within = await page
      .locator("a[href*='#']")
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.filter((link) => link.pathname === location.pathname).map((link) => link.getAttribute("href")),
      );
    for (const href of within) expect(href).toMatch(/^#/);
  });
}

test.describe("any other path", () => {
  test.use({ expectedErrors: NOT_FOUND_ERRORS });

  test("shows the not-found page with status 404", async ({ page }) => {
    for (const path of [UNKNOWN, "/a/b/c", "/About", "/404", "/500"]) {
      const logged = page.waitForEvent("console", (message) => message.text().startsWith("Page not found:"));
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(NOT_FOUND);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      const home = page.getByRole("link", { name: getContent("pages/not-found").home });
      await expect(home).toHaveAttribute("href", "/");
      const message = await logged;
      expect(message.type()).toBe("error");
      expect(message.text()).toContain(path);
    }
  });
});
