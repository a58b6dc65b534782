import { expect, test } from "./fixtures";
import { AVERAGE_GROWTH, CLAIMS, RESPONSE_TIME } from "./support/specification";

test("the expected outcomes of each service include its claims", async ({ page }) => {
  await page.goto("/services");
  for (const [service, claims] of Object.entries(CLAIMS)) {
    const outcomes = page.getByRole("region", { name: service }).getByRole("listitem");
    for (const claim of claims) await expect(outcomes.filter({ hasText: claim })).toHaveCount(1);
  }
});

test("the claims in percent are lines on one scale, each as long as its figure", async ({ page }) => {
  await page.goto("/services");
  const drawn = await page
    .locator("li:has(line)")
    .evaluateAll((items) =>
      items.map((item) => [
        Number.parseInt(item.textContent ?? "", 10),
        item.querySelector("line")?.getBBox().width ?? Number.NaN,
      ]),
    );
  expect(drawn.map(([figure]) => figure).sort()).toEqual([180, 250, 300, 40].sort());
  const [[figure = 0, length = 0] = []] = drawn.toSorted(([, a = 0], [, b = 0]) => b - a);
  expect(length).toBeGreaterThan(200);
  for (const [other = 0, otherLength] of drawn) {
    expect(otherLength).toBeCloseTo((length * other) / figure, 0);
  }
});

test("the home page promises 300% average growth, with a note, and an answer within 24 hours", async ({
  page,
}) => {
  await page.goto("/");
  const hero = page.locator("main > section").first();
  await expect(hero).toContainText(AVERAGE_GROWTH);
  await expect(hero).toContainText(RESPONSE_TIME);
  await hero.locator("summary").click();
  await expect(hero.locator("details p")).toBeVisible();
});
