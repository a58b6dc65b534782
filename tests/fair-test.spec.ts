import { describeExample } from "../src/features/assessment/example.ts";
import { fill } from "../src/lib/fill.ts";
import { boxesOf, expect, meet, scrollsSideways, test, waitForFonts } from "./fixtures.ts";
import { section } from "./support/assessment-page.ts";
import { getContent } from "./support/content.ts";

const { test: copy, hero } = getContent("pages/home");
const { line, values } = describeExample(getContent("features/assessment").assessment, hero.example);
const counts = line.order.map((name) => Math.round(line[name]));

test("home says what is counted and what the counts mean, each heard once", async ({ page }) => {
  await page.goto("/");
  const filled = { ...values, count: `${line.critical}` };
  const texts = [copy.text, copy.counted, copy.luck, copy.proof].map((text) => fill(text, filled));
  await expect(section(page).locator("p:not(li p)")).toHaveText([...texts, copy.note]);
  const heard = line.order.map((name, index) => `${counts[index]} ${line.unit}, ${line.labels[name]}`);
  await expect(section(page).locator("li p")).toHaveText(heard);
});

test("the line is to scale; on wide screens the counts stand at their places", async ({ page }) => {
  await page.goto("/");
  const drawing = section(page).locator("svg:has(rect + circle)");
  const one = ((await boxesOf(drawing))[0]?.width ?? 0) / line.after;
  const [was, gained] = await boxesOf(drawing.locator("rect"));
  expect(was).toMatchObject({ x: 0, right: expect.closeTo(line.before * one, 0) });
  expect(gained?.x).toBeCloseTo(line.critical * one, 0);
  expect(gained?.right).toBeGreaterThanOrEqual(1280);
  const texts = drawing.locator("text");
  const places = (await boxesOf(texts)).map(({ x, width }) => Math.round((x + width / 2) / one));
  expect(places.slice(1)).toEqual(counts.slice(1));
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(texts.filter({ visible: true })).toHaveCount(0);
});

test("the counts don't meet, however close they may be, also with larger text", async ({ page }) => {
  await page.goto("/");
  await waitForFonts(page);
  const parts = section(page).locator("tspan");
  await parts.evaluateAll((all) => {
    for (const [index, part] of all.entries()) {
      part.setAttribute("x", `${76 + 12 * Math.floor(index / 2)}%`);
      if (index % 2 === 0) part.textContent = "1,888";
    }
  });
  for (const size of [100, 150, 200]) {
    // The narrowest window with such texts.
    await page.setViewportSize({ width: 10.24 * size, height: 800 });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", `${size}%`), size);
    expect(await scrollsSideways(page)).toBe(false);
    const texts = await boxesOf(section(page).locator("text"));
    for (const text of texts) expect(texts.filter((other) => meet(text, other))).toEqual([text]);
  }
});
