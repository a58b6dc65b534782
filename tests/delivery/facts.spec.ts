import { globSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { describeCase } from "../../src/features/assessment/describe-case.ts";
import { fill } from "../../src/lib/fill.ts";
import { pluralize } from "../../src/lib/pluralize.ts";
import {
  boxesOf,
  expect,
  expectBelowHeader,
  expectNoViolation,
  fontSizes,
  scrollsSideways,
} from "../fixtures.ts";
import * as assessment from "../support/assessment-page.ts";
import { getContent } from "../support/content.ts";
import { BASIS, MONTHLY_PRICE, PEOPLE, PRICE, RESULTS, SELECTION } from "../support/other-company.ts";
import { EXPECTED } from "../support/specification.ts";
import { test } from "./fixture.ts";

const { heading, proven, before, critical, after, source, all, verdicts, selection, moreThanLuck, ...copy } =
  getContent("results").copy;
/** How many clients are shown, of how many. */
const SELECTED = pluralize(selection, SELECTION.clients, {
  shown: `${new Set(RESULTS.map(({ client }) => client)).size}`,
  why: SELECTION.why,
});
const people = PEOPLE.map(({ name, role, sentence }) => `${name} ${role}${sentence}`);
/** Each result, with from how many on it is more than luck, and the verdict. */
const JUDGED = RESULTS.map((result, index) => ({
  work: "",
  ...result,
  critical: [21, 44, 44][index],
  ...[verdicts.fell, verdicts.moreThanLuck, verdicts.couldBeLuck][index],
}));

/** Expects of a result whose it is, what was done, when and by whom it was counted, the counts, and a verdict. */
async function expectResult(results: Locator, result?: (typeof JUDGED)[number]) {
  if (!result) throw new Error("no such result");
  const { work, period, countedBy } = result;
  const counted = fill(source, { period, countedBy });
  const item = results.filter({ hasText: result.client.slice(1) }).filter({ hasText: counted });
  const why = fill(result.why ?? "", { count: `${result.critical}` });
  for (const text of [work, why]) await expect(item).toContainText(text);
  // In this order, and for those who hear it, with the unit.
  const counts = [
    [result.before, before],
    [result.after, after],
    [result.critical, critical],
  ] as const;
  await expect(item.locator("li > div")).toHaveText(counts.map(([count, label]) => `${count} ${label}`));
  await expect(item.locator("li > p")).toHaveText(
    counts.map(([count, label]) => `${count} ${result.counted}, ${label}`),
  );
  await expect(item.getByText(result.verdict ?? "", { exact: true })).toBeVisible();
}

/** Expects the first person, with photo and role, beside the form. */
async function expectAnswerer(page: Page) {
  const { name = "", role = "" } = PEOPLE[0] ?? {};
  await expect(page.locator("img + p").last()).toHaveText(`${name} ${role}`);
}

/** Opens a page on a small phone, and expects no axe violation and no sideways scroll. */
async function open(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path);
  expect(await scrollsSideways(page)).toBe(false);
  await expectNoViolation(page);
}

test("a table in a legal text scrolls within itself, and keeps its alignment", async ({ page }) => {
  await open(page, "/terms");
  const table = page.locator("main table").last();
  const scroller = table.locator("..");
  const hidden = await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBeGreaterThan(0);
  await expect(scroller).toHaveCSS("overflow-x", "auto");
  await expect(table.locator("td").first()).not.toHaveCSS("padding-right", "0px");
  await expect(table.locator("td").last()).toHaveCSS("text-align", "end");
});

test("home shows the first three people and the first result, and leads to all", async ({ page }) => {
  await open(page, "/");
  const hero = page.locator("main > section").first();
  await expect(hero).toContainText(BASIS);
  const values = { count: `${SELECTION.moreThanLuck}`, clients: `${SELECTION.clients}` };
  const proof = hero.getByRole("link", { name: fill(proven, values) });
  await expect(proof).toHaveAttribute("href", "/about#results");
  // What is promised comes first, and is larger.
  const [promise = 0, link = 0] = await fontSizes(hero.locator("ul:has(+ a) strong, ul + a"));
  expect(promise).toBeGreaterThan(link);
  const experts = page.locator("#experts");
  await expect(experts.getByRole("list").nth(1).getByRole("listitem")).toHaveText(people.slice(0, 3));
  await expectResult(experts.getByRole("listitem"), JUDGED[0]);
  await expect(experts.locator("h3 + p").last()).toHaveText(`${SELECTED} ${copy.first}`);
  await expect(experts).not.toContainText(RESULTS[1]?.client ?? "");
  await expect(experts.getByRole("link", { name: all })).toHaveAttribute("href", "/about#results");
  await expectAnswerer(page);
  await expect(page.locator("#cta")).toContainText(
    new RegExp(`${RegExp.escape(PRICE)}[^]*${PEOPLE[0]?.name}`),
  );
  // A topic's link leads to the heading above the form.
  await page.goto("/#cta-strategy-call");
  await expectBelowHeader(page, page.locator("#cta-title"));
});

test("about shows all people, and all results with how they were selected", async ({ page, demo }) => {
  await open(page, "/about");
  await expect(page.locator("#people li")).toHaveText(people);
  // Also of those without a photo.
  const names = await boxesOf(page.locator("#people strong"));
  expect(new Set(names.map(({ left }) => left)).size).toBe(1);
  const data = await page.locator("script[type='application/ld+json']").textContent();
  for (const { name } of PEOPLE) expect(data).toContain(`"@type":"Person","name":"${name}"`);
  const photos = page.locator("#people img");
  await expect(photos).toHaveCount(PEOPLE.filter(({ photo }) => photo).length);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    for (const side of ["naturalWidth", "naturalHeight"]) await expect(photo).toHaveJSProperty(side, 176);
    const box = await photo.boundingBox();
    expect(box?.width).toBe(box?.height);
    // The circle in it is round.
    const file = await page.request.get((await photo.getAttribute("src")) ?? "");
    const circle = sharp(await file.body()).threshold(180);
    const { info } = await circle.trim().toBuffer({ resolveWithObject: true });
    expect(info.width).toBeLessThan(176);
    expect(Math.abs(info.width - info.height)).toBeLessThan(3);
  }
  // The photos themselves, with what a camera writes into them, are not public.
  const built = "node_modules/.cache/website/demo/dist/_astro";
  const pictures = globSync(`${built}/*.{webp,JPG,Png}`, { cwd: demo.folder });
  expect(pictures).not.toHaveLength(0);
  expect(pictures.filter((file) => !file.endsWith(".webp"))).toEqual([]);
  // The other one does nothing.
  const { oneUnavailable, scheduleCall, successStories } = EXPECTED["pages/about"].actions;
  const idle = page.getByRole("button", { name: scheduleCall });
  await expect(idle).toHaveAccessibleDescription(fill(oneUnavailable, { button: scheduleCall }));
  await page.getByRole("link", { name: successStories }).click();
  await expect(page.locator("#results h2")).toBeInViewport();
  const titles = EXPECTED["pages/about"];
  for (const part of ["results", "people"] as const) {
    await expect(page.locator(`#${part} h2`)).toHaveText(titles[part].title);
  }
  const ofAll = pluralize(moreThanLuck, SELECTION.moreThanLuck, { clients: `${SELECTION.clients}` });
  await expect(page.locator("#results > p")).toHaveText(`${SELECTED} ${ofAll}`);
  const results = page.locator("#results > ul > li");
  await expect(results).toHaveCount(RESULTS.length);
  for (const result of JUDGED) await expectResult(results, result);
});

test("services shows each service's results, what its figures rest on, and the price", async ({ page }) => {
  await open(page, "/services");
  await expect(page.locator("main > div").first()).toContainText(PRICE);
  await expect(page.locator("#cta")).not.toContainText(PRICE);
  const block = page.locator("#lead-generation");
  // Its claims share it.
  await expect(block.getByText(BASIS)).toHaveCount(1);
  await expect(block.getByRole("heading", { name: heading })).toBeVisible();
  await expect(block.locator("h3 + p.note")).toHaveText(`${SELECTED} ${copy.ofService}`);
  for (const result of JUDGED.slice(1)) await expectResult(block.getByRole("listitem"), result);
  await expect(block).not.toContainText(verdicts.fell.verdict);
  const claims = await fontSizes(block.locator("h3 + ul > li > strong"));
  const counts = await fontSizes(block.locator("li li > strong"));
  expect(Math.max(...claims)).toBeLessThan(Math.min(...counts));
  // Once, at the last of them.
  await expect(page.locator("main").getByRole("link", { name: all })).toHaveCount(1);
  const withResults = page.locator("section", { has: page.getByRole("heading", { name: heading }) });
  const last = withResults.last().getByRole("link", { name: all });
  await expect(last).toHaveAttribute("href", "/about#results");
  await expectAnswerer(page);
});

test("the assessment says what a year and the test cost, and whether that pays", async ({ page }) => {
  await assessment.open(page, { contracts: 9, leads: 42, goal: 15 });
  for (const value of [9600, 9599]) {
    await assessment.field(page, "value").fill(`${value}`);
    const assessed = { contracts: 9, leads: 42, goal: 15, value, currency: "" };
    const { worth, cost, doubt, action } = describeCase(assessment.copy, assessed, MONTHLY_PRICE);
    for (const text of [worth, cost, doubt]) await expect(assessment.section(page)).toContainText(`${text}`);
    // In one notation.
    await expect(assessment.section(page)).not.toContainText(PRICE);
    await expect(assessment.enquiry(page)).toHaveText(action);
  }
});

test("the price begins its answer in the FAQ", async ({ page }) => {
  await open(page, "/contact");
  await expect(page.locator("section:has(#faq) p").filter({ hasText: PRICE })).toHaveCount(1);
  await expectAnswerer(page);
});
