import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, scrollsSideways, test, waitForWebFont } from "./fixtures";
import { copyOf } from "./support/content";

const specimen = (page: Page, title: string) => page.getByRole("figure", { name: title });

test("the home page shows a first message, marked as an example, with a reason for each sentence", async ({
  page,
}) => {
  await page.goto("/");
  const message = specimen(page, "First message");
  await expect(message).toContainText("Example");
  const { sentences } = copyOf("specimens").firstMessage;
  await expect(message.getByRole("term")).toHaveText(sentences.map(({ text }) => text));
  await expect(message.getByRole("definition")).toHaveText(sentences.map(({ why }) => why));
});

for (const [service, title] of [
  ["Lead Generation", "Ideal customer profile"],
  ["Sales Strategy & Training", "Friday pipeline report"],
  ["Account Growth & Partnerships", "Account map"],
] as const) {
  test(`${service} shows a specimen, marked as an example`, async ({ page }) => {
    await page.goto("/services");
    const block = page.getByRole("region", { name: service });
    const produced = block.getByRole("figure", { name: title });
    await expect(produced).toBeVisible();
    await expect(produced).toContainText("Example");
    await expect(block.getByRole("figure")).toHaveCount(1);
  });
}

test("the top of the services page links to each service", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("link", { name: /^Account Growth/ }).click();
  await expect(
    page.getByRole("heading", { level: 2, name: "Account Growth & Partnerships" }),
  ).toBeInViewport();
});

test("the report and the map are tables and fit at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/services");
  await expect(page.getByRole("row", { name: /Missing/ }).getByRole("cell")).toHaveText(["16", "800,000"]);
  await expect(
    page
      .getByRole("row", { name: /Purchasing/ })
      .getByRole("cell")
      .first(),
  ).toHaveText("next");
  expect(await scrollsSideways(page)).toBe(false);
});

test("every figure in a specimen is in an example of the guide", async () => {
  const read = (file: string) => readFileSync(`src/content/${file}`, "utf8");
  const guide = ["01-ideal-customer", "02-qualified-pipeline", "03-legal-outreach", "08-metrics"]
    .map((name) => read(`guide/${name}.md`))
    .join("\n");
  const written = new Set(guide.match(/\d[\d,]*/g));
  // 400,000 euros still to win are 8 contracts of 50,000. If one in four is won, these need 4 × 8
  // opportunities, worth 4 × 400,000.
  const derived = new Set(["8", "32", "1,600,000"]);
  const texts = read("specimens.yaml").replace(/^\s*#.*$/gm, "");
  const figures = texts.match(/(?<![\w¹])\d[\d,]*\d|(?<![\w,])\d(?![\d,])/g) ?? [];
  expect(figures.length).toBeGreaterThan(15);
  expect(figures.filter((figure) => !written.has(figure) && !derived.has(figure))).toEqual([]);
});

for (const width of [320, 390]) {
  test(`tables don't break words and numbers at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services");
    await waitForWebFont(page);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll("figure :is(th, td)")].flatMap((cell) => {
        const text = cell.firstChild;
        const words = [...(text?.textContent ?? "").matchAll(/\S+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = new Range();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });
}
