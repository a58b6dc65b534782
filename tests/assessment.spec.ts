import type { Page } from "@playwright/test";
import { fill } from "../src/lib/fill.ts";
import { expect, expectAccessible, holdFiles, test, translate } from "./fixtures.ts";
import {
  announcement,
  changeNumbers,
  copy,
  enquiry,
  expectedResult,
  expectedRows,
  expectResult,
  field,
  fillNumbers,
  OWN,
  open,
  paper,
  printButton,
  section,
  verdict,
} from "./support/assessment-page.ts";
import { entriesOf, site } from "./support/content.ts";
import * as homeForm from "./support/home-form.ts";

/** As browsers suggest it. */
const PRINT_MARGIN = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

const missingGoal = fill(copy.fields.missing, { names: copy.fields.goal.name });
const message = (page: Page) => homeForm.field(page, "message");
const expectedMessage = (numbers = OWN) => expectedResult(numbers).message ?? "";

/** Expects the paper as it is on the screen. */
async function expectPaper(page: Page, mark: string, rows = expectedRows()) {
  await expect(paper(page).getByText(mark, { exact: true })).toBeVisible();
  const shown = paper(page).locator("dl > div").filter({ visible: true });
  await expect(shown.locator("dt")).toHaveText(rows.map(({ label }) => label));
  for (const { text } of rows) await expect(paper(page).locator("dl")).toContainText(text);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example stands alone, says so, and leads to the form", async ({ page }) => {
    await page.goto("/services");
    await expectResult(page);
    await expect(paper(page)).toBeHidden();
    await section(page).locator("summary").first().click();
    const { values } = expectedResult();
    for (const { service, start } of [copy.routes.leads, copy.routes.winRate, copy.routes.clients]) {
      await expect(section(page).getByText(fill(start, values))).toBeVisible();
      const name = entriesOf("services")[service]?.title ?? "none";
      await expect(section(page).getByRole("link", { name })).toHaveAttribute("href", `#${service}`);
    }
    await expect(field(page, "leads")).toBeHidden();
    await expect(enquiry(page)).toHaveText(copy.actions.example);
    await expect(printButton(page)).toHaveCount(0);
    await expectPaper(page, copy.test.paper.example);
  });
});

test("its code comes in view, and assesses what was typed before or Back restores", async ({ page }) => {
  const release = await holdFiles(page, "**/_astro/Assessment*.js");
  await page.goto("/services#assessment");
  await fillNumbers(page, { contracts: OWN.contracts, leads: OWN.leads });
  await field(page, "leads").blur();
  release();
  await expect(section(page).getByText(missingGoal).first()).toBeVisible();
  await section(page).locator("summary").first().click();
  await section(page).getByText(copy.method.title).click();
  await fillNumbers(page, { goal: OWN.goal });
  await expectResult(page, OWN);
  // An edit keeps focus and what is open.
  await expect(field(page, "goal")).toBeFocused();
  await expect(section(page).getByText(copy.method.points[0] ?? "")).toBeVisible();
  await page.goto("/about");
  await page.goBack();
  await expectResult(page, OWN);
});

test("the example is muted until all numbers are there; then the answer opens and is announced", async ({
  page,
}) => {
  await open(page, { contracts: 24, leads: 96 });
  await expect(section(page).getByText(missingGoal).first()).toBeVisible();
  await expect(announcement(page)).toHaveText(missingGoal);
  await expectResult(page);
  await expect(paper(page)).toBeHidden();
  const { hint } = copy.fields.leads;
  await expect(field(page, "leads")).toHaveAccessibleDescription(`${hint} ${copy.fields.qualified}`);
  await expect(field(page, "leads")).toHaveAccessibleName(copy.fields.leads.label);
  await field(page, "goal").pressSequentially("36");
  await expectResult(page, OWN);
  await expect(announcement(page)).toContainText(expectedResult(OWN).verdict);
  await expect(section(page).getByText(missingGoal)).toHaveCount(0);
  await expectPaper(page, copy.test.paper.own, expectedRows(OWN));
  await field(page, "value").fill("€40k");
  const valued = expectedResult({ ...OWN, value: 40_000, currency: "€" });
  await expect(announcement(page)).toContainText(`${valued.verdict} ${valued.worth}`);
  await field(page, "leads").fill("");
  await field(page, "leads").press("Enter");
  await expectResult(page, { ...OWN, leads: 0 });
  for (const name of ["contracts", "goal", "value"] as const) await field(page, name).fill("");
  await field(page, "value").press("Enter");
  await expectResult(page);
  await expect(paper(page)).toBeHidden();
});

test("an error appears on leaving its field; the last result doesn't stand as the answer", async ({
  page,
}) => {
  await open(page, OWN);
  const error = section(page).locator("#assessment-goal-error");
  await field(page, "goal").fill("24");
  await expect(error).toHaveCount(0);
  await field(page, "goal").press("Enter");
  const notHigher = fill(copy.fields.notHigher, { contracts: "24" });
  await expect(error).toHaveText(notHigher);
  await expect(announcement(page)).toHaveText(`${notHigher} ${copy.verdict.refused}`);
  await expect(field(page, "goal")).toHaveAccessibleDescription(notHigher);
  await expect(field(page, "goal")).toHaveAttribute("aria-invalid", "true");
  await expect(verdict(page)).toHaveText(copy.verdict.refused);
  await expect(printButton(page)).toHaveCount(0);
  await field(page, "goal").fill("1,000");
  await expect(error).toHaveText(fill(copy.fields.goal.problem, { min: "25", max: "240" }));
  await changeNumbers(page, { goal: 48 });
  await expect(error).toHaveCount(0);
  await expectResult(page, { ...OWN, goal: 48 });
  await expect(page).toHaveURL("/services#assessment");
});

test("another answer waits until a number is complete: a second, Enter or leaving the field", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  // The first one doesn't, but says nothing of leads that may not be complete.
  await fillNumbers(page, { ...OWN, leads: 9 });
  await expectResult(page);
  await fillNumbers(page, OWN);
  await expectResult(page, OWN);
  await field(page, "goal").fill("");
  await field(page, "goal").pressSequentially("240");
  await expect(field(page, "goal")).toHaveValue("240");
  await page.clock.runFor(999);
  // Nothing of it is pale, either.
  await expect(section(page).locator("[data-muted]")).toHaveCount(0);
  await expectResult(page, OWN);
  await page.clock.runFor(1);
  await expectResult(page, { ...OWN, goal: 240 });
  await field(page, "goal").fill("48");
  await field(page, "goal").press("Enter");
  await expectResult(page, { ...OWN, goal: 48 });
  await expect(field(page, "goal")).toBeFocused();
  await field(page, "goal").fill("36");
  await field(page, "goal").blur();
  await page.clock.runFor(200);
  await expectResult(page, OWN);
});

test.describe("on a touchscreen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 480 } });

  test("Enter leaves the field, which hides the keyboard, and shows the answer", async ({ page }) => {
    await open(page, OWN);
    await expect(verdict(page)).not.toBeInViewport();
    await field(page, "goal").press("Enter");
    await expect(field(page, "goal")).not.toBeFocused();
    await expect(verdict(page)).toBeInViewport({ ratio: 1 });
  });
});

test("where no test can tell within a year, a sentence says so instead of a paper", async ({ page }) => {
  const weak = { ...OWN, goal: 26 };
  await open(page, weak);
  await expectResult(page, weak);
  const { test: why, instead, heard } = expectedResult(weak);
  await expect(announcement(page)).toContainText(heard ?? "");
  await expect(paper(page)).toHaveCount(0);
  await expect(printButton(page)).toHaveCount(0);
  for (const text of [why, instead]) await expect(section(page).getByText(text ?? "")).toBeVisible();
  await expect(enquiry(page)).toHaveText(copy.questions.weak.button);
});

test("leads not counted: after a second, what the goal takes, and how to count", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillNumbers(page, { contracts: 14, goal: 20 });
  await page.clock.runFor(999);
  await expectResult(page);
  await page.clock.runFor(1001);
  const uncounted = { contracts: 14, leads: 0, goal: 20, currency: "" };
  const { instead, action, message: proposed } = expectedResult(uncounted);
  await expectResult(page, uncounted);
  await expect(section(page).getByText(instead ?? "")).toBeVisible();
  await expect(announcement(page)).toContainText(copy.uncounted.count);
  await expect(announcement(page)).not.toContainText(copy.uncounted.where);
  await expect(enquiry(page)).toHaveText(action);
  await enquiry(page).click();
  await expect(message(page)).toHaveValue(proposed);
});

test("whatever is missing or wrong, a button in sight takes it along, and moves nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(enquiry(page)).toBeHidden();
  await field(page, "contracts").scrollIntoViewIfNeeded();
  const before = await verdict(page).boundingBox();
  await fillNumbers(page, { contracts: 14 });
  await expect(enquiry(page)).toBeInViewport({ ratio: 1 });
  expect(await verdict(page).boundingBox()).toEqual(before);
  await field(page, "leads").fill("about 30");
  await enquiry(page).click();
  const texts = { contracts: "14", leads: "about 30" };
  const { contracts, leads } = copy.message.typed;
  await expect(message(page)).toHaveValue(fill(`${contracts} ${leads}`, texts));
  // It is heard from its start.
  expect(await message(page).evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(0);
});

test("on a translated page, the result and the paper follow the numbers", async ({ page }) => {
  await open(page);
  // Else the form would be hydrated on a changed page.
  await homeForm.submitButton(page).scrollIntoViewIfNeeded();
  await homeForm.hydrated(page).waitFor();
  for (const numbers of [OWN, { ...OWN, leads: 12 }, { ...OWN, goal: 48 }, { ...OWN, goal: 40 }]) {
    await translate(page);
    await changeNumbers(page, numbers);
    const { test, calculation } = expectedResult(numbers);
    await expectResult(page, numbers);
    if (!calculation) continue;
    await expect(section(page).getByText(test ?? "", { exact: true })).toBeVisible();
    await expect(paper(page).locator("ul strong").nth(1)).toHaveText(`${calculation.byLeads.count}`);
    const values = paper(page).locator("dd").filter({ visible: true });
    await expect(values).toHaveText(expectedRows(numbers).map(({ text }) => text));
  }
});

test("more contracts than leads: one sentence and one link, until there are routes", async ({ page }) => {
  await open(page, { ...OWN, leads: 12 });
  await expectResult(page, { ...OWN, leads: 12 });
  await expect(section(page).locator("ul, summary, svg, button")).toHaveCount(0);
  await expect(enquiry(page)).toHaveText(copy.questions.noRoute.button);
  await enquiry(page).click();
  await expect(page).toHaveURL("/services#cta-growth-assessment");
  await expect(message(page)).toHaveValue(expectedMessage({ ...OWN, leads: 12 }));
  // The policy of the page blocks HTML that an island would insert for its routes.
  await changeNumbers(page, OWN);
  await expectResult(page, OWN);
});

test("the question goes into the message once, after what the visitor wrote or edited", async ({ page }) => {
  await open(page);
  await section(page).locator("summary").first().click();
  await enquiry(page).click();
  await expect(message(page)).toHaveValue("");
  await message(page).fill("Hello.");
  await homeForm.hydrated(page).waitFor();
  await homeForm.submitButton(page).click();
  await expect(message(page)).toHaveAttribute("aria-invalid", "true");
  for (const goal of [OWN.goal, 48]) {
    await fillNumbers(page, { ...OWN, goal });
    await enquiry(page).click();
    await expect(message(page)).toHaveValue(`Hello.\n\n${expectedMessage({ ...OWN, goal })}`);
    await expect(message(page)).not.toHaveAttribute("aria-invalid");
    await expect(message(page)).toBeInViewport();
  }
  const edited = `${expectedMessage({ ...OWN, goal: 48 }).replace("24", "25")} By May?`;
  await message(page).fill(edited);
  await enquiry(page).click();
  await expect(message(page)).toHaveValue(edited);
  for (const goal of [60, 72]) {
    await fillNumbers(page, { goal });
    await enquiry(page).click();
    await expect(message(page)).toHaveValue(`${edited}\n\n${expectedMessage({ ...OWN, goal })}`);
  }
});

test("the paper is printed alone, on one page with all its rows", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event("beforeprint"));
  });
  // The longest papers: with a reason to stop and long numbers, and of a test of less than half a year.
  for (const [format, numbers] of [
    ["A4", { contracts: 1999, leads: 5999, goal: 2090, currency: "" }],
    ["Letter", { contracts: 1999, leads: 5999.5, goal: 2999, currency: "" }],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await changeNumbers(page, numbers);
    await expectResult(page, numbers);
    await printButton(page).click();
    await page.emulateMedia({ media: "print" });
    const shown = paper(page).locator("dl > div").filter({ visible: true });
    const rows = expectedRows(numbers, true);
    await expect(shown.locator("dt")).toHaveText(rows.map(({ label }) => label));
    const texts = rows.map(({ text }) => text);
    await expect(shown.locator("dd")).toHaveText(texts, { useInnerText: true });
    await expect(paper(page).getByText(site.brand)).toBeVisible();
    const outside = page.locator("body :is(p, h1, h2, h3, a, button, svg):not(figure *)");
    await expect(outside.filter({ visible: true })).toHaveCount(0);
    const pdf = (await page.pdf({ format, margin: PRINT_MARGIN })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(shown.locator("dt")).toHaveText(expectedRows(numbers).map(({ label }) => label));
    await expect(page.getByText(copy.test.title).filter({ visible: true })).not.toHaveCount(0);
  }
});

test("where printing does nothing, a line says so; the browser's own prints the whole page", async ({
  page,
}) => {
  await open(page, OWN);
  const line = section(page).getByText(copy.actions.noPrint);
  const whole = page.locator("h1");
  for (const isMissing of [false, true]) {
    await page.evaluate((isMissing) => {
      Object.assign(window, { print: isMissing ? undefined : () => {} });
    }, isMissing);
    await printButton(page).click();
    await printButton(page).click();
    await expect(line).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    await expect(whole).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  }
  // Nor does it stay without the button.
  await changeNumbers(page, { contracts: 4, leads: 8, goal: 8 });
  await expect(line).toHaveCount(0);
  await changeNumbers(page, OWN);
  await expect(line).toBeVisible();
  // Canceled, it ends in the same way.
  await page.evaluate(() => {
    window.print = () => {
      for (const name of ["beforeprint", "afterprint"]) dispatchEvent(new Event(name));
    };
  });
  await printButton(page).click();
  await expect(line).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(whole).toBeVisible();
});

test("long numbers, errors and open details fit, and have no axe violation", async ({ page }) => {
  await open(page, { contracts: 2000, leads: 6000, goal: 20_000 });
  await field(page, "value").fill("£100,000,000");
  await section(page).getByText(copy.method.title).click();
  await field(page, "leads").fill("none");
  await field(page, "leads").blur();
  await expectAccessible(page);
});
