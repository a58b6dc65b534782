import type { Page } from "@playwright/test";
import { assess } from "../src/features/assessment/assess";
import { writeEnquiry } from "../src/features/assessment/words";
import { fill } from "../src/shared/fill";
import { expect, expectAccessible, holdFiles, test } from "./fixtures";
import {
  button,
  copy,
  EXAMPLE,
  enquiry,
  expectSaid,
  LINK,
  LINKED,
  number,
  open,
  plan,
  said,
  section,
} from "./support/assessment-page";

const dots = (page: Page) => section(page).locator("circle");
const hollow = (page: Page) =>
  dots(page).evaluateAll((circles) => circles.filter((dot) => getComputedStyle(dot).fill === "none").length);
const message = (page: Page) => page.locator("#home-message");
const announcement = (page: Page) => section(page).locator("p.sr-only[role=status]");
const ownNumbers = (page: Page) => section(page).getByRole("group", { name: copy.own });
const asked = (shown: typeof EXAMPLE, isExample = false) =>
  writeEnquiry(copy, { shown, isExample }, assess(shown));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example has its verdict and its picture, is marked as one, and leads to the form", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(section(page).getByRole("group", { name: copy.example })).toBeVisible();
    await expectSaid(page, EXAMPLE);
    await expect(dots(page)).toHaveCount(40);
    await expect(enquiry(page)).toBeVisible();
  });
});

test("its code comes when it is in view, and what was entered before is assessed", async ({ page }) => {
  const release = await holdFiles(page, "**/_astro/Assessment*.js");
  await page.goto("/#assessment");
  await number(page, "contracts").fill("24");
  await plan(page).press("ArrowRight");
  release();
  await expectSaid(page, { ...EXAMPLE, contracts: 24, plan: 105 });
  await expect(number(page, "contracts")).toHaveValue("24");
});

test("verdict, picture and buttons follow the numbers, and the verdict is announced", async ({ page }) => {
  await open(page);
  await expect(enquiry(page)).toHaveText(copy.actions.example);
  // One of the plan's years is below the line, and eighteen of those in which nothing changes.
  expect(await hollow(page)).toBe(1 + 18);
  await expect(section(page).locator("figure p").last()).toContainText(
    fill(copy.picture.reached, { count: "19" }),
  );
  await expect(plan(page)).toHaveAccessibleName(copy.plan);
  await plan(page).press("Home");
  const shown = { ...EXAMPLE, plan: 10 };
  await expectSaid(page, shown);
  await expect(plan(page)).toHaveAttribute("aria-valuetext", "+10%");
  await expect(ownNumbers(page)).toBeVisible();
  await expect(enquiry(page)).toHaveText(fill(copy.actions.own, { plan: "10" }));
  await expect(announcement(page)).toContainText(said(shown).verdict);
  await number(page, "contracts").fill("0");
  await expectSaid(page, { ...shown, contracts: 0 });
  await expect(enquiry(page)).toHaveText(copy.actions.nothing);
  await expect(dots(page)).toHaveCount(20);
  expect(await hollow(page)).toBe(20);
});

test("at 320 px the picture keeps its size, and what is in it stays in it, for 1 to 2,000 contracts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page);
  const plot = section(page).locator("figure > div");
  const height = () => plot.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  for (const [contracts, key] of [
    ["1", "Home"],
    ["8", "End"],
    ["97", "Home"],
    ["2000", "Home"],
    ["2000", "End"],
  ] as const) {
    await number(page, "contracts").fill(contracts);
    await plan(page).press(key);
    expect(await height()).toBe(before);
    const outside = await plot.evaluate((element) => {
      const boxes = [...element.querySelectorAll("circle, text")].map((part) => part.getBoundingClientRect());
      return boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length;
    });
    expect(outside).toBe(0);
  }
});

test("a field selects its contents when it is touched, and shows how they were read", async ({ page }) => {
  await open(page);
  await number(page, "contracts").click();
  await page.keyboard.type("25");
  await expect(number(page, "contracts")).toHaveValue("25");
  await number(page, "value").fill("２,５ M");
  await number(page, "value").blur();
  await expect(number(page, "value")).toHaveValue("2,500,000");
});

for (const width of [320, 390, 1280]) {
  test(`a number out of bounds is named, the last result is marked, and nothing moves at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, LINK);
    const height = () => section(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    for (const [name, max] of [
      ["contracts", "2,000"],
      ["value", "100,000,000"],
      ["leads", "500"],
    ] as const) {
      const valid = await number(page, name).inputValue();
      const problem = fill(copy.problems.number, { min: "0", max });
      for (const text of ["many", "", "-3", "100000001"]) {
        await number(page, name).fill(text);
        await expect(number(page, name)).toHaveAccessibleDescription(new RegExp(RegExp.escape(problem)));
        expect(await height()).toBe(before);
      }
      await expect(announcement(page)).toContainText(problem);
      await expect(section(page).locator("figcaption")).toHaveText(copy.problems.stale);
      await expectSaid(page, LINKED);
      await number(page, name).fill(valid);
    }
    await expect(section(page)).not.toContainText(copy.problems.stale);
  });
}

test("while a number is wrong, each button leads to it and uses nothing", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await open(page, LINK);
  await number(page, "leads").fill("none");
  for (const action of [enquiry(page), button(page, copy.actions.copy), button(page, copy.actions.print)]) {
    await action.press("Enter");
    await expect(number(page, "leads")).toBeFocused();
  }
  await expect(message(page)).toHaveValue("");
  await expect(page).toHaveURL(LINK);
  await expect(page.locator("[data-printed], [data-print-alone]")).toHaveCount(0);
});

test("the question goes into the message of the form, after what the visitor wrote", async ({ page }) => {
  await open(page, LINK);
  await message(page).fill("Hello.");
  await enquiry(page).click();
  await expect(message(page)).toHaveValue(`Hello.\n\n${asked(LINKED)}`);
  await expect(page).toHaveURL("/#cta-growth-assessment");
  await expect(message(page)).toBeInViewport();
  await plan(page).press("Home");
  await enquiry(page).click();
  const second = asked({ ...LINKED, plan: 10 });
  await expect(message(page)).toHaveValue(`Hello.\n\n${second}`);
});

test("beneath a question that the visitor edited, another one stands once", async ({ page }) => {
  await open(page, LINK);
  await enquiry(page).click();
  await expect(message(page)).toHaveValue(asked(LINKED));
  const edited = `${asked(LINKED)} By May?`;
  await message(page).fill(edited.replace("9,000", "9,500"));
  const own = await message(page).inputValue();
  await enquiry(page).click();
  await expect(message(page)).toHaveValue(own);
  for (const key of ["Home", "ArrowRight"]) {
    await plan(page).press(key);
    await enquiry(page).click();
    const shown = { ...LINKED, plan: Number(await plan(page).inputValue()) };
    await expect(message(page)).toHaveValue(`${own}\n\n${asked(shown)}`);
  }
});

test("with the example, the message leaves the numbers to the visitor", async ({ page }) => {
  await open(page);
  await enquiry(page).click();
  await expect(message(page)).toHaveValue(asked(EXAMPLE, true));
});

test("a link opens the same assessment, from any page and on the page itself", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${LINK})`);
  await expect(number(page, "value")).toHaveValue("9,000");
  await expectSaid(page, LINKED);
  await expect(page.locator("#assessment h2")).toBeInViewport();
  await button(page, copy.actions.copy).click();
  await expect(section(page).getByText(copy.actions.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${LINK}`);
  // It is said until there is something else to copy.
  await plan(page).press("End");
  await expect(section(page).getByText(copy.actions.copied)).toHaveCount(0);
  await page.evaluate(() => location.assign("#assessment=7-1-1-10"));
  await expect(number(page, "contracts")).toHaveValue("7");
});

test("long numbers, errors and open details fit, and have no axe violation", async ({ page }) => {
  await open(page);
  await number(page, "contracts").fill("2,000");
  await number(page, "value").fill("100,000,000");
  await number(page, "leads").fill("none");
  await section(page).locator("summary").click();
  await expectAccessible(page);
});
