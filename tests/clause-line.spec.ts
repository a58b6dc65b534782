import type { Page } from "@playwright/test";
import { describeExample } from "../src/features/assessment/example.ts";
import { fill } from "../src/lib/fill.ts";
import { formatNumber } from "../src/lib/format-number.ts";
import { boxesOf, expect, meet, test, waitForFonts } from "./fixtures.ts";
import { section } from "./support/assessment-page.ts";
import { getContent } from "./support/content.ts";

const { test: copy, hero } = getContent("pages/home");
const { assessment } = getContent("features/assessment");
const { counts, values } = describeExample(assessment, hero.example);
const NAMES = ["before", "critical", "after"] as const;

const CLAUSES = "div:has(> h3):not(:first-child)";

/** The parts below the heading. */
const parts = (page: Page, selector: string) => section(page).locator("> :last-child").locator(selector);
const boxes = (page: Page, selector: string) => boxesOf(parts(page, selector));
const middle = ({ x, width }: DOMRect) => x + width / 2;

test("home says what is counted and what the numbers mean, and leads to the assessment", async ({ page }) => {
  await page.goto("/");
  await expect(section(page).getByRole("heading", { level: 2 })).toHaveText(copy.title);
  await expect(section(page).locator(".lead")).toHaveText(fill(copy.text, values));
  const clauses = [copy.clauses.stop, copy.clauses.luck, copy.clauses.proof];
  await expect(parts(page, "h3, h3 + span, p")).toHaveText([
    copy.name,
    copy.example,
    fill(copy.counted, values),
    ...NAMES.map((name) => `${formatNumber(Math.round(counts[name]))} ${copy.labels[name]}`),
    ...clauses.flatMap(({ title, result, text }) => [fill(title, values), `${fill(result, values)} ${text}`]),
    copy.note,
  ]);
  await expect(section(page).locator("astro-island")).toHaveCount(0);
  await parts(page, "a").click();
  await expect(page).toHaveURL("/services#assessment");
  await expect(section(page).getByRole("heading", { level: 2 })).toBeInViewport();
});

test("the line is to scale, and on wide screens each clause hangs at its place", async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [line] = await boxes(page, "svg");
    const one = (line?.width ?? 0) / counts.after;
    const [was, gained] = await boxes(page, "rect");
    expect(was?.x).toBe(0);
    expect(was?.right).toBeCloseTo(counts.before * one, 0);
    expect(gained?.x).toBeCloseTo(counts.critical * one, 0);
    expect(gained?.right).toBeGreaterThanOrEqual(width);
    const points = (await boxes(page, "circle")).map((point) => middle(point) / one);
    const [gather, stop, goal] = points.splice(-3);
    expect(gather).toBeCloseTo(counts.critical, 1);
    expect(stop).toBeCloseTo(counts.stop, 1);
    expect(goal).toBeCloseTo(counts.after, 1);
    expect(points.length).toBeGreaterThan(0);
    for (const point of points) expect(point).toBeCloseTo(Math.round(point), 1);
    if (width < 1024) continue;
    const clauses = await boxes(page, CLAUSES);
    const places = [counts.stop, counts.before, counts.critical];
    expect(clauses.map(({ x }) => Math.round(x))).toEqual(places.map((place) => Math.round(place * one)));
    const [, critical, after] = (await boxes(page, "p:has(> span)")).map((number) => middle(number) / one);
    expect(critical).toBeCloseTo(counts.critical, 1);
    expect(after).toBeCloseTo(counts.after, 1);
  }
});

for (const fontSize of ["100%", "200%"]) {
  test(`no texts of other tests meet or leave the window, with text at ${fontSize}`, async ({ page }) => {
    await page.goto("/");
    await waitForFonts(page);
    for (const [stop, before, critical, after] of [
      [12, 24, 33, 40],
      [6, 12, 20, 24],
      [50, 100, 118, 150],
      [1, 2, 7, 10],
      [1500, 3000, 3088, 3150],
    ] as const) {
      const style = `font-size: ${fontSize}; --stop: ${stop}; --before: ${before}; --critical: ${critical}; --after: ${after}`;
      await page.locator("html").evaluate((html, style) => {
        html.style.cssText = style;
      }, style);
      await parts(page, "p:has(> span) > strong").evaluateAll((all, numbers) => {
        for (const [index, number] of all.entries()) number.textContent = numbers[index] ?? "";
      }, [before, critical, after].map(formatNumber));
      for (const width of [320, 390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const texts = await parts(page, "h3, h3 + span, p, a").evaluateAll((all) =>
          all.map((part) => {
            const range = new Range();
            range.selectNodeContents(part);
            return range.getBoundingClientRect().toJSON() as DOMRect;
          }),
        );
        for (const text of texts) {
          expect(text.x).toBeGreaterThanOrEqual(0);
          expect(text.right).toBeLessThanOrEqual(width);
          const met = texts.filter((other) => meet(text, other));
          expect(met, `${before}, ${critical}, ${after} at ${width} px`).toEqual([text]);
        }
        if (width < 1024 || fontSize !== "100%") continue;
        const one = ((await boxes(page, "svg"))[0]?.width ?? 0) / after;
        const clauses = await boxes(page, CLAUSES);
        for (const [index, place] of [stop, before, critical].entries()) {
          const { x = 0 } = clauses[index] ?? {};
          expect(x).toBeGreaterThan(place * one - 1);
          const leader = x > place * one + 1 ? "0px" : "1px";
          await expect(parts(page, CLAUSES).nth(index)).toHaveCSS("border-left-width", leader);
        }
      }
    }
  });
}
