import type { Page } from "@playwright/test";
import { START } from "../src/features/assessment/figures";
import { find, valuesOf, writeEnquiry } from "../src/features/assessment/find";
import { fill } from "../src/shared/fill";
import { expect, expectAccessible, holdFiles, test } from "./fixtures";
import {
  better,
  button,
  copy,
  expectFindings,
  figure,
  LINK,
  LINKED,
  open,
  section,
} from "./support/assessment-page";

const dots = (page: Page) => section(page).locator("circle");
const enquiry = (page: Page) => section(page).locator("a[href='#cta-growth-assessment']");
const message = (page: Page) => page.locator("#home-message");
const announcement = (page: Page) => section(page).locator("p.sr-only[role=status]");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example is assessed, drawn, and marked as one, and leads to the form", async ({ page }) => {
    await page.goto("/");
    await expect(section(page).getByRole("group", { name: copy.example })).toBeVisible();
    await expect(section(page).getByRole("group", { name: copy.better.example })).toBeVisible();
    await expectFindings(page, START.shown);
    await expect(dots(page)).toHaveCount(40);
    await expect(enquiry(page)).toBeVisible();
  });
});

test("its code comes when it is in view, and what was entered before is assessed", async ({ page }) => {
  const release = await holdFiles(page, "**/_astro/Assessment*.js");
  await page.goto("/#assessment");
  await figure(page, "months").fill("2");
  await section(page).getByRole("radio", { name: copy.better.winRate }).check();
  await better(page).press("ArrowRight");
  release();
  await expectFindings(page, { ...START.shown, months: 2, of: "winRate", better: 110 });
  await expect(figure(page, "months")).toHaveValue("2");
  await expect(section(page).getByRole("radio", { name: copy.better.winRate })).toBeChecked();
});

test("findings and picture follow each input, and are announced", async ({ page }) => {
  await open(page);
  await expect(better(page)).toHaveAccessibleName(copy.better.name);
  await better(page).press("Home");
  await section(page).getByRole("radio", { name: copy.better.winRate }).check();
  const shown = { ...START.shown, better: 10, of: "winRate" } as const;
  await expectFindings(page, shown);
  await expect(better(page)).toHaveAttribute("aria-valuetext", /\b10%/);
  await expect(section(page).getByRole("group", { name: copy.better.own })).toBeVisible();
  // Of twenty years with 31.7 contracts on average, four have more than 36, the 90th percentile of 28.8.
  await expect(section(page).locator("figcaption")).toContainText(fill(copy.picture.years, { count: "4" }));
  const rings = await dots(page).evaluateAll(
    (circles) => circles.filter((circle) => getComputedStyle(circle).fill === "none").length,
  );
  expect(rings).toBe(16);
  await expect(section(page).locator("figcaption")).toContainText(copy.picture.rings);
  await expect(announcement(page)).toContainText(find(copy, shown)[1]?.lead ?? "");
  await better(page).press("End");
  await expect(section(page).locator("figcaption")).toContainText(copy.picture.nearlyAll);
  await expect(section(page).locator("figcaption")).not.toContainText(copy.picture.rings);
});

test("the picture keeps its size, and its dots and words their places, for 1 to 10,000 contracts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page);
  const box = () =>
    section(page)
      .locator("figure > div")
      .evaluate((element) => element.getBoundingClientRect().height);
  const height = await box();
  for (const [leads, winRate] of [
    [1, 9],
    [3, 15],
    [40, 25],
    [400, 25],
    [8000, 10],
  ]) {
    await figure(page, "leads").fill(`${leads}`);
    await figure(page, "winRate").fill(`${winRate}`);
    expect(await box()).toBe(height);
    const outside = await section(page)
      .locator("figure > div")
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const parts = [...element.querySelectorAll("circle, text")].map((part) =>
          part.getBoundingClientRect(),
        );
        const shown = parts.filter((part) => part.width > 0);
        return shown.filter((part) => part.left < left - 1 || part.right > right + 1).length;
      });
    expect(outside).toBe(0);
  }
});

test("figures that bring no contract and back leave the same picture", async ({ page }) => {
  await open(page);
  const drawn = () =>
    section(page)
      .locator("figure")
      .evaluate((element) => element.innerHTML);
  const before = await drawn();
  await figure(page, "winRate").fill("0");
  await expectFindings(page, { ...START.shown, winRate: 0 });
  await expect(enquiry(page)).toHaveText(copy.actions.nothing);
  await figure(page, "winRate").fill("20");
  await expectFindings(page, START.shown);
  expect(await drawn()).toBe(before);
});

test("a field selects its contents when it is touched, and shows how they were read", async ({ page }) => {
  await open(page);
  await figure(page, "leads").click();
  await page.keyboard.type("25");
  await expect(figure(page, "leads")).toHaveValue("25");
  await figure(page, "contract").fill("２,５ M");
  await figure(page, "contract").blur();
  await expect(figure(page, "contract")).toHaveValue("2,500,000");
  await figure(page, "months").fill("٣");
  await figure(page, "months").blur();
  await expect(figure(page, "months")).toHaveValue("3");
});

for (const width of [320, 390, 1280]) {
  test(`a number that can't be used is named, the picture is dimmed, and nothing moves at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const height = () => section(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    for (const [name, limits] of Object.entries({
      leads: { min: "0", max: "10,000" },
      contract: { min: "1", max: "10,000,000" },
      months: { min: "0.5", max: "24" },
    })) {
      const field = figure(page, name as keyof typeof copy.figures);
      const value = await field.inputValue();
      const { label } = copy.figures[name as keyof typeof copy.figures];
      const problem = fill(copy.problems.figure, { field: label, ...limits });
      for (const text of ["many", "", "-3", "10000001"]) {
        await field.fill(text);
        await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(problem)));
        expect(await height()).toBe(before);
      }
      await expect(announcement(page)).toContainText(problem);
      await expect(section(page)).toContainText(copy.problems.stale);
      await expectFindings(page, START.shown);
      await expect(dots(page).first()).toHaveCSS("opacity", "0.3");
      await field.fill(value);
    }
    await expect(section(page)).not.toContainText(copy.problems.stale);
    await expect(dots(page).first()).toHaveCSS("opacity", "1");
    await section(page).getByRole("radio", { name: copy.better.winRate }).check();
    await figure(page, "winRate").fill("60");
    await expect(better(page)).toHaveAccessibleDescription(copy.problems.better);
    // As high as with that plan and a win rate that it can improve.
    const wrong = await height();
    await figure(page, "winRate").fill("40");
    expect(await height()).toBe(wrong);
  });
}

test("the question goes into the message of the form, after what the visitor wrote, without a warning", async ({
  page,
}) => {
  await open(page, LINK);
  await message(page).fill("Hello.");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(enquiry(page)).toHaveText(fill(copy.actions.enquiry, valuesOf(LINKED, copy.units)));
  await enquiry(page).click();
  await expect(message(page)).toHaveValue(`Hello.\n\n${writeEnquiry(copy, LINKED, false)}`);
  await expect(page).toHaveURL("/#cta-growth-assessment");
  await expect(message(page)).toBeInViewport();
  await section(page).getByRole("radio", { name: copy.better.leads }).check();
  await enquiry(page).click();
  const text = writeEnquiry(copy, { ...LINKED, of: "leads" }, false);
  await expect(message(page)).toHaveValue(`Hello.\n\n${text}`);
});

test("the example is marked as one until a figure is entered", async ({ page }) => {
  await open(page);
  await expect(section(page).getByRole("group", { name: copy.example })).toBeVisible();
  await figure(page, "winRate").fill("25");
  await expect(section(page).getByRole("group", { name: copy.own })).toBeVisible();
});

test("while an input is wrong, asking, and printing, lead to it and use nothing", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await open(page);
  await figure(page, "winRate").fill("none");
  for (const action of [enquiry(page), button(page, copy.actions.print)]) {
    await action.press("Enter");
    await expect(figure(page, "winRate")).toBeFocused();
    await expect(message(page)).toHaveValue("");
    await expect(page).toHaveURL("/#assessment");
    await expect(page.locator("[data-printed], [data-print-alone]")).toHaveCount(0);
  }
  await figure(page, "winRate").fill("21");
  await enquiry(page).press("Enter");
  await expect(message(page)).toHaveValue(writeEnquiry(copy, { ...START.shown, winRate: 21 }, false));
});

test("the example's figures are asked about as an example", async ({ page }) => {
  await open(page);
  await enquiry(page).click();
  await expect(message(page)).toHaveValue(writeEnquiry(copy, START.shown, true));
});

test("long figures, errors and open details fit, and have no axe violation", async ({ page }) => {
  await open(page);
  await figure(page, "leads").fill("9,999.99");
  await figure(page, "contract").fill("9,999,999.99");
  await figure(page, "winRate").fill("none");
  for (const details of await section(page).locator("summary").all()) await details.click();
  await expectAccessible(page);
});
