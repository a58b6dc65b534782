import { expect, NOT_FOUND_ERRORS, ROUTES, test, UNKNOWN } from "./fixtures.ts";
import { NOT_FOUND } from "./support/specification.ts";

test("the sitemap lists every route of the specification", () => {
  const specified = ["/", "/about", "/services", "/contact", "/privacy", "/terms", "/cookies"];
  expect(ROUTES).toEqual(expect.arrayContaining(specified));
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
