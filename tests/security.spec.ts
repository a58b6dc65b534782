import { createApp } from "../server/app.ts";
import { expect, ROUTES, test, UNKNOWN } from "./fixtures";
import { policyOf, scorePage, total } from "./support/observatory";

for (const route of [...ROUTES, UNKNOWN]) {
  test(`${route} is served with a strict policy and the security headers`, async ({ request }) => {
    const response = await request.get(route);
    const headers = response.headers();
    const html = await response.text();
    const policy = policyOf(html);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain("unsafe");
    // The only directive that is not allowed in a meta element.
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
  });
}

test("every page, served with HSTS, scores at least 120 by the Observatory's rules", async () => {
  const app = createApp({ folder: "dist", hsts: "max-age=63072000" });
  for (const route of [...ROUTES, UNKNOWN]) {
    const response = await app.request(route);
    const scores = scorePage(Object.fromEntries(response.headers), await response.text());
    expect(total(scores), JSON.stringify(scores)).toBeGreaterThanOrEqual(120);
  }
});

test("the scoring gives few points to a page without headers, and fewer for a policy in the meta element only", async () => {
  expect(total(scorePage({}, ""))).toBeLessThan(50);
  const html = await (await createApp({ folder: "dist" }).request("/")).text();
  expect(scorePage({}, html)).toMatchObject({ "content-security-policy": 10, "x-frame-options": -20 });
});

test.describe("setting HTML from a string", () => {
  test.use({ expectedErrors: /TrustedHTML/ });

  test("is blocked, because Trusted Types are enforced", async ({ page }) => {
    await page.goto("/");
    const outcome = await page.evaluate(() => {
      try {
        document.createElement("div").innerHTML = "<b>text</b>";
        return "was set";
      } catch (error) {
        return String(error);
      }
    });
    expect(outcome).toContain("TrustedHTML");
  });
});
