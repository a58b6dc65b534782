import { expect, test } from "./fixtures.ts";
import { AVERAGE_GROWTH, CLAIMS, RESPONSE_TIME } from "./support/specification.ts";

test("the expected outcomes of each service include its claims", async ({ page }) => {
  await page.goto("/services");
  for (const [service, claims] of Object.entries(CLAIMS)) {
    const outcomes = page.getByRole("region", { name: service }).getByRole("listitem");
    for (const claim of claims) await expect(outcomes.filter({ hasText: claim })).toHaveCount(1);
  }
});

test("the home page promises 300% average growth and an answer within 24 hours", async ({ page }) => {
  await page.goto("/");
  const hero = page.locator("main > section").first();
  await expect(hero).toContainText(AVERAGE_GROWTH);
  await expect(hero).toContainText(RESPONSE_TIME);
});
