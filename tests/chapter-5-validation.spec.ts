import type { Page } from "@playwright/test";
import * as values from "../src/features/enquiry/shared-with-server/enquiry-values.fixture.ts";
import { pluralize } from "../src/lib/pluralize.ts";
import { expect, test } from "./fixtures.ts";
import { getContent } from "./support/content.ts";
import * as homeForm from "./support/home-form.ts";
import { MESSAGES } from "./support/specification.ts";

const { form: copy } = getContent("features/enquiry");
const SPECIFIED = ["name", "email", "company", "message"] as const;

test.beforeEach(({ page }) => homeForm.open(page));

/** The line above the button that counts what is wrong. */
const countLine = (page: Page) => page.locator("#cta form .field-error").last();
const countText = (count: number) => pluralize(copy.errors, count);

test("each wrong field has its message; the first gets focus, and a line counts them", async ({ page }) => {
  await homeForm.fill(page, { name: " M ", email: "mari@example", company: "", message: "123456789" });
  await homeForm.submitButton(page).click();
  for (const name of SPECIFIED) {
    await expect(homeForm.field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(`#home-${name}-error`)).toHaveText(MESSAGES[name]);
    const end = new RegExp(`${RegExp.escape(MESSAGES[name])}$`);
    await expect(homeForm.field(page, name)).toHaveAccessibleDescription(end);
  }
  await expect(homeForm.toast(page)).toBeEmpty();
  await expect(homeForm.field(page, "name")).toBeFocused();
  const frame = await homeForm.field(page, "name").evaluate((field) => {
    const { borderColor, outlineColor, outlineOffset } = getComputedStyle(field);
    return [outlineColor === borderColor, outlineOffset];
  });
  expect(frame).toEqual([true, "0px"]);
  await expect(countLine(page)).toHaveText(countText(SPECIFIED.length));
});

test("each press has the number of wrong fields announced once, after a pause", async ({ page }) => {
  // Installed once the page has loaded, the clock couldn't clear the timers that it has set.
  await page.clock.install();
  await page.reload();
  await homeForm.hydrated(page).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const count = countText(values.requiredFields("home").length);
  const status = homeForm.announcement(page).filter({ hasText: count });
  for (const press of [1, 2]) {
    await homeForm.submitButton(page).click();
    await expect(countLine(page)).toHaveText(count);
    await page.clock.runFor(500);
    await expect(status).toHaveCount(0);
    await page.clock.runFor(500);
    await expect(status, `press ${press}`).toHaveCount(1);
    await page.clock.runFor(5000);
    await expect(status).toHaveCount(0);
    // An edit that changes nothing in their number is no new occasion.
    await homeForm.field(page, "name").fill(`${press}`);
    await page.clock.runFor(1000);
    await expect(status).toHaveCount(0);
  }
});

test("errors appear on submit and follow until the form is sent; nothing moves", async ({ page }) => {
  await homeForm.fill(page, { name: "M", email: "", company: "" });
  await expect(page.locator("#cta .field-error")).toHaveCount(0);
  await homeForm.submitButton(page).click();
  await expect(page.locator("form p[aria-live]")).toHaveCount(0);
  const heights = () => page.locator("#cta form").evaluate((form) => form.getBoundingClientRect().height);
  const before = await heights();
  for (const [index, name] of (["name", "email", "company"] as const).entries()) {
    await homeForm.field(page, name).fill(homeForm.VALID[name]);
    await expect(homeForm.field(page, name)).not.toHaveAttribute("aria-invalid");
    const left = 2 - index;
    await expect(countLine(page)).toHaveText(left > 0 ? countText(left) : "");
    expect(await heights()).toBe(before);
  }
  await homeForm.field(page, "name").fill("M");
  await expect(page.locator("#home-name-error")).toHaveText(MESSAGES.name);
  await homeForm.field(page, "name").fill(homeForm.VALID.name);
  await homeForm.send(page);
  await homeForm.field(page, "name").pressSequentially("M");
  for (const line of await page.locator("#cta .field-error").all()) await expect(line).toBeEmpty();
  expect(await heights()).toBe(before);
});

test("on a phone the label of a field with focus stands below the header", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const header = await page.locator("body > header").evaluate((it) => it.getBoundingClientRect().bottom);
  const top = () =>
    page.evaluate(() => {
      const [label] = (document.activeElement as HTMLInputElement).labels ?? [];
      return label?.getBoundingClientRect().top;
    });
  await homeForm.submitButton(page).click();
  await expect(homeForm.field(page, "name")).toBeFocused();
  expect(await top(), "name").toBeGreaterThanOrEqual(header);
  await homeForm.submitButton(page).focus();
  for (const name of values.shownFields("home").toReversed()) {
    // Scrolls the field to the top, as a visitor may have left it.
    await homeForm.field(page, name).evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 80));
    await page.keyboard.press("Shift+Tab");
    await expect(homeForm.field(page, name)).toBeFocused();
    expect(await top(), name).toBeGreaterThanOrEqual(header);
  }
});
