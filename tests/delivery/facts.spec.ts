import { globSync } from "node:fs";
import { expect, expectNoViolation, scrollsSideways } from "../fixtures.ts";
import { getContent } from "../support/content.ts";
import { BASIS, PEOPLE, PRICE, RESULTS } from "../support/other-company.ts";
import { ABOUT, SERVICES_PAGE } from "../support/specification.ts";
import { test } from "./fixture.ts";

const { words } = getContent("results");
const sentences = PEOPLE.map(({ name, role, sentence }) => `${name}, ${role}. ${sentence}`);
/** The first result, in the specification's words. */
const FIRST = "Qualified leads: 31 before, 58 after, 6 months each. Counted by the client.";

for (const path of ["/", "/about", "/services"]) {
  test(`${path} of a company that gives all facts has no axe violation and does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoViolation(page);
  });
}

test("home shows the first three people, the first result, and what its figures rest on", async ({
  page,
}) => {
  await page.goto("/");
  const experts = page.locator("#experts");
  await expect(experts.getByRole("list").first().getByRole("listitem")).toHaveText(sentences.slice(0, 3));
  await expect(experts).toContainText(FIRST);
  await expect(experts).not.toContainText(RESULTS[1]?.client ?? "");
  for (const part of [experts, page.locator("main > section").first()])
    await expect(part).toContainText(BASIS);
  await expect(page.locator("#cta")).toContainText(`${PEOPLE[0]?.name} answers`);
});

test("about shows all people and results, to which its button leads", async ({ page, demo }) => {
  await page.goto("/about");
  await expect(page.locator("#people li")).toHaveText(sentences);
  const photo = page.locator("#people img").first();
  await photo.scrollIntoViewIfNeeded();
  for (const side of ["naturalWidth", "naturalHeight"]) await expect(photo).toHaveJSProperty(side, 160);
  // The photos themselves are not public.
  expect(
    globSync("dist/**/*.{JPG,png}", { cwd: demo.folder }).filter((file) => file.includes("_astro")),
  ).toEqual([]);
  await page.getByRole("button", { name: ABOUT.buttons[1] }).click();
  await expect(page).toHaveURL("/about#results");
  await expect(page.locator("#results")).toBeInViewport();
  const verdicts = page.locator("#results li > p:last-child");
  await expect(verdicts).toHaveText([words.moreThanLuck, words.couldBeLuck, words.fell]);
});

test("services shows each service's results below its outcomes, what they rest on, and the price", async ({
  page,
}) => {
  await page.goto("/services");
  await expect(page.locator("main p").first()).toContainText(PRICE);
  const outcomes = page
    .locator("#lead-generation")
    .getByRole("heading", { name: SERVICES_PAGE.outcomes })
    .locator("..");
  await expect(outcomes).toContainText(BASIS);
  await expect(outcomes).toContainText(FIRST);
  await expect(outcomes).toContainText(words.couldBeLuck);
  await expect(outcomes).not.toContainText(words.fell);
});
