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

test("each route answers 200 with its page, header and footer", async ({ page }) => {
  for (const [route, headline] of Object.entries(HEADLINES)) {
    expect((await page.goto(route))?.status(), route).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page.getByRole("banner").getByRole("link", { name: site.brand })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
});

test.describe("any other path", () => {
  test.use({ expectedErrors: NOT_FOUND_ERRORS });

  test("shows the not-found page with status 404", async ({ page }) => {
    for (const path of [UNKNOWN, "/a/b/c", "/About", "/404", "/500"]) {
      const logged = page.waitForEvent("console", (message) => message.text().startsWith("Page not found:"));
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(NOT_FOUND);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      const message = await logged;
      expect(message.type()).toBe("error");
      expect(message.text()).toContain(path);
    }
  });
});
