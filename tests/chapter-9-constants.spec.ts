import { expect, test } from "./fixtures";

for (const [service, figures] of [
  ["Lead Generation", [/^250% more qualified leads/, /^40% conversion improvement/]],
  ["Sales Strategy & Training", [/^180% conversion improvement/]],
  ["Account Growth & Partnerships", [/^300% account value/, /^500K\+ euros in partnerships/]],
] as const) {
  test(`the expected outcomes of ${service} include the claims`, async ({ page }) => {
    await page.goto("/services");
    const outcomes = page
      .getByRole("region", { name: service })
      .getByRole("listitem")
      .filter({ has: page.getByRole("strong") });
    await expect(outcomes).toHaveText([...figures]);
  });
}

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
  await expect(page.locator("main > section").first()).toContainText("300% average growth");
  await expect(page.locator("main > section").first()).toContainText("within 24 hours");
});
