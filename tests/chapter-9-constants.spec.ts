import { expect, test } from "./fixtures";

for (const [service, figures] of [
  ["Lead Generation", [/^250% more qualified leads/, /^40% conversion improvement/]],
  ["Sales Strategy & Training", [/^180% conversion improvement/]],
  ["Account Growth & Partnerships", [/^300% account value/, /^500K\+ euros in partnerships/]],
] as const) {
  test(`the expected outcomes of ${service} state the claims`, async ({ page }) => {
    await page.goto("/services");
    const outcomes = page
      .getByRole("region", { name: service })
      .getByRole("listitem")
      .filter({ has: page.getByRole("strong") });
    await expect(outcomes).toHaveText([...figures]);
  });
}

test("a claim is drawn on a scale that starts at zero", async ({ page }) => {
  await page.goto("/services");
  const width = (figure: string) =>
    page
      .getByRole("listitem")
      .filter({ hasText: figure })
      .locator("rect")
      .last()
      .evaluate((bar) => (bar as SVGGraphicsElement).getBBox().width);
  const whole = await width("250%");
  for (const [figure, value] of [
    ["180%", 180],
    ["40%", 40],
  ] as const) {
    expect(Math.abs((await width(figure)) / whole - value / 250)).toBeLessThan(0.01);
  }
});

test("the home page promises 300% average growth and an answer within 24 hours", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("main > section").first()).toContainText("300% average growth");
  await expect(page.locator("main > section").first()).toContainText("within 24 hours");
});
