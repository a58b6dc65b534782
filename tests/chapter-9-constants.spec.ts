import { expect, test } from "./fixtures";
import { AVERAGE_GROWTH, CLAIMS, RESPONSE_TIME } from "./support/specification";

test("the expected outcomes of each service include its claims", async ({ page }) => {
  await page.goto("/services");
  for (const [service, claims] of Object.entries(CLAIMS)) {
    const outcomes = page.getByRole("region", { name: service }).getByRole("listitem");
    for (const claim of claims) await expect(outcomes.filter({ hasText: claim })).toHaveCount(1);
  }
});

test("an increase is drawn after today's value, which has the same length in every chart", async ({
  page,
}) => {
  await page.goto("/services");
  const bars = (figure: string) => page.getByRole("listitem").filter({ hasText: figure }).locator("rect");
  const width = (figure: string, part: number) =>
    bars(figure)
      .nth(part)
      .evaluate((bar) => (bar as SVGGraphicsElement).getBBox().width);
  for (const [figure, increase] of [
    ["250%", 250],
    ["180%", 180],
    ["40%", 40],
  ] as const) {
    const today = await width(figure, 0);
    expect(today).toBeGreaterThan(40);
    expect((await width(figure, 1)) / today).toBeCloseTo(increase / 100, 1);
  }
  // Claims that are not increases are not drawn.
  for (const figure of ["300%", "500K+"]) {
    await expect(bars(figure)).toHaveCount(0);
  }
});

test("the home page promises 300% average growth and an answer within 24 hours", async ({ page }) => {
  await page.goto("/");
  const hero = page.locator("main > section").first();
  await expect(hero).toContainText(AVERAGE_GROWTH);
  await expect(hero).toContainText(RESPONSE_TIME);
});
