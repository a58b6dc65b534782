import type { Page } from "@playwright/test";
import {
  expect,
  expectNoViolation,
  field,
  fillHomeForm,
  holdFiles,
  nextFrames,
  openHomeForm,
  PHONE_AND_DESKTOP,
  recordShift,
  scrollsSideways,
  submitButton,
  test,
  VALID,
  waitForWebFont,
} from "./fixtures";
import { copyOf } from "./support/content";
import { freezeOfficeHours, sendHomeForm } from "./support/home-form";

/** Friday, 13:00 in Tallinn. */
const FRIDAY = "2026-10-02T10:00:00Z";

const promise = (page: Page) => page.getByText(copyOf("enquiryExtras").promise.onTime.split("{")[0] ?? "");
const group = (page: Page) => page.getByRole("group", { name: "When should we call?" });
const day = (page: Page, name: string) => group(page).getByRole("radio", { name });
const slot = (page: Page, name: RegExp) => group(page).getByRole("checkbox", { name });
const phone = (page: Page) => field(page, "phone");

async function openCall(page: Page) {
  await page.goto("/#cta-strategy-call");
  await group(page).waitFor();
}

/** Enters a time other than the slots. */
async function enterTime(page: Page, date: string, clock: string) {
  await day(page, "Another time").check();
  await page.getByLabel("Date", { exact: true }).fill(date);
  await page.getByLabel("Your time", { exact: true }).fill(clock);
}
const add = (page: Page) => page.getByRole("button", { name: "Suggest this time" });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(FRIDAY);
  await freezeOfficeHours(page);
});

test.describe("times for a call", () => {
  test.use({ timezoneId: "America/New_York" });

  test("are shown only if the topic is a call, and only then is their code loaded", async ({ page }) => {
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await openHomeForm(page);
    await promise(page).waitFor();
    await expect(group(page)).toHaveCount(0);
    await expect(phone(page)).toBeHidden();
    const ofCallTimes = () => files.filter((url) => /CallTimes|call-times/.test(url)).length;
    expect(ofCallTimes()).toBe(0);
    await page.evaluate(() => location.assign("#cta-strategy-call"));
    await expect(group(page)).toBeVisible();
    await expect(phone(page)).toBeVisible();
    expect(ofCallTimes()).toBe(1);
  });

  test("are half-hour slots of five working days in both time zones, and are sent with the message", async ({
    page,
  }) => {
    await openCall(page);
    await expect(group(page)).toContainText("Suggest up to three half-hour slots, 09:00–17:00 Tallinn time.");
    await expect(group(page).getByRole("radio")).toHaveCount(6);
    // Few slots are left on Friday, so the next day is selected.
    await expect(day(page, "Mon, Oct 5")).toBeChecked();
    await expect(group(page).getByRole("checkbox")).toHaveCount(16);
    await day(page, "Tue, Oct 6").check();
    await slot(page, /^03:00\s*10:00 in Tallinn$/).check();
    await day(page, "Wed, Oct 7").check();
    await slot(page, /^09:30/).check();
    const lines = [
      "Tuesday, October 6, 10:00 in Tallinn (03:00 in New York)",
      "Wednesday, October 7, 16:30 in Tallinn (09:30 in New York)",
    ];
    await expect(group(page).getByRole("listitem")).toHaveText(lines);
    await fillHomeForm(page);
    await phone(page).fill("+1 212 555 0100");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    expect(await sendHomeForm(page)).toMatchObject({
      topic: "a strategy call",
      phone: "+1 212 555 0100",
      message: `${VALID.message}\n\nTimes for a call:\n- ${lines.join("\n- ")}`,
      times: ["2026-10-06T07:00:00.000Z", "2026-10-07T13:30:00.000Z"],
    });
    expect(requests).toEqual([]);
    await expect(group(page).getByRole("listitem")).toHaveCount(0);
  });

  test("are at most three, and can be removed", async ({ page }) => {
    await openCall(page);
    for (const clock of [/^02:00/, /^02:30/, /^03:00/]) await slot(page, clock).check();
    await expect(slot(page, /^03:30/)).toBeDisabled();
    await expect(group(page)).toContainText("You have chosen three times.");
    await page.getByRole("button", { name: "Remove Monday, October 5, 09:30" }).press("Enter");
    await expect(group(page)).toBeFocused();
    await expect(slot(page, /^02:30/)).not.toBeChecked();
    await expect(slot(page, /^03:30/)).toBeEnabled();
  });

  test("can be selected by keyboard", async ({ page }) => {
    await openCall(page);
    await day(page, "Mon, Oct 5").focus();
    await page.keyboard.press("ArrowRight");
    await expect(day(page, "Tue, Oct 6")).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(slot(page, /^02:00/)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(group(page).getByRole("listitem")).toHaveText(
      "Tuesday, October 6, 09:00 in Tallinn (02:00 in New York)",
    );
  });

  test("require a phone number; without one the form shows an error", async ({ page }) => {
    await openCall(page);
    await expect(phone(page)).toHaveAttribute("required", "");
    await fillHomeForm(page);
    await submitButton(page).click();
    await expect(page.locator(".field-error")).toHaveText(
      "Please enter a phone number, so that we can call you",
    );
    await expect(phone(page)).toBeFocused();
    await page.getByRole("link", { name: "Remove" }).click();
    await expect(phone(page)).toBeHidden();
    expect(Object.keys(await sendHomeForm(page))).toEqual(["name", "email", "company", "message"]);
  });

  test("can be times other than the slots", async ({ page }) => {
    await openCall(page);
    await enterTime(page, "2026-10-20", "03:15");
    await add(page).click();
    await expect(group(page).getByRole("listitem")).toHaveText(
      "Tuesday, October 20, 10:15 in Tallinn (03:15 in New York)",
    );
    await expect(page.getByLabel("Date", { exact: true })).toHaveValue("");
  });

  const wrongTimes = [
    ["2026-10-01", "03:00", "Please choose a time in the future"],
    ["2026-10-10", "03:00", "Our office is closed on that day; please choose a working day in Estonia"],
    ["2026-12-24", "03:00", "Our office is closed on that day; please choose a working day in Estonia"],
    [
      "2026-10-06",
      "15:00",
      "At that time it is 22:00 in Tallinn; please choose a time from 09:00 to 16:30 there",
    ],
    ["2027-03-01", "03:00", "Please choose a day within the next 90 days"],
  ] as const;
  test("that are impossible are refused, each with a clear message", async ({ page }) => {
    await openCall(page);
    for (const [date, clock, message] of wrongTimes) {
      await enterTime(page, date, clock);
      await add(page).click();
      await expect(page.locator(".field-error")).toHaveText(message);
      await expect(group(page).getByRole("listitem")).toHaveCount(0);
    }
  });

  test("a time that was entered but not added is sent; an invalid one prevents sending", async ({ page }) => {
    await openCall(page);
    await fillHomeForm(page);
    await phone(page).fill("+1 212 555 0100");
    await enterTime(page, "2026-10-06", "");
    await submitButton(page).click();
    await expect(page.getByLabel("Your time", { exact: true })).toBeFocused();
    await expect(page.locator(".field-error")).toHaveText("Please enter a day and a time");
    await expect(page.locator("[data-toast]")).toHaveCount(0);
    await page.getByLabel("Your time", { exact: true }).fill("03:00");
    expect(await sendHomeForm(page)).toMatchObject({ times: ["2026-10-06T07:00:00.000Z"] });
  });

  test.describe("if their code can't be loaded", () => {
    test.use({ expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ });

    test("the form says what to do instead, and can be sent without them", async ({ page }) => {
      await page.route("**/_astro/CallTimes*.js", (route) => route.abort());
      await page.goto("/#cta-strategy-call");
      await expect(page.getByText("Tell us in your message when to call")).toBeVisible();
      await fillHomeForm(page);
      await phone(page).fill("+1 212 555 0100");
      expect(await sendHomeForm(page)).toMatchObject({ topic: "a strategy call", name: VALID.name });
    });
  });

  for (const width of [320, 768, 1920]) {
    test(`appear without moving anything, at ${width} px`, async ({ page }) => {
      const release = await holdFiles(page, "**/_astro/{EnquiryRoot,CallTimes}*.js");
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/?ref=partner#cta-strategy-call");
      await waitForWebFont(page);
      await expect(page.getByText("About: a strategy call")).toBeInViewport();
      await page.evaluate(recordShift);
      release();
      await group(page).waitFor();
      await promise(page).waitFor();
      await nextFrames(page);
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.02);
    });
  }

  for (const [width, colorScheme] of PHONE_AND_DESKTOP) {
    test(`have no axe violation at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/?ref=partner#cta-strategy-call");
      for (const clock of [/^02:00/, /^02:30/, /^03:00/]) await slot(page, clock).check();
      await expectNoViolation(page);
      await page.getByRole("button", { name: "Remove Monday, October 5, 09:30" }).click();
      await enterTime(page, "2026-10-10", "03:00");
      await add(page).click();
      await expect(page.locator(".field-error")).toBeVisible();
      await expectNoViolation(page);
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});

test.describe("in Tallinn's time zone", () => {
  test.use({ timezoneId: "Europe/Tallinn" });

  test("each time is shown once, and the hour that the clocks skip is left out", async ({ page }) => {
    await page.clock.setFixedTime("2026-03-26T10:00:00Z");
    await openCall(page);
    await day(page, "Mon, Mar 30").check();
    await slot(page, /^10:00$/).check();
    await expect(group(page).getByRole("listitem")).toHaveText("Monday, March 30, 10:00 in Tallinn");
    await enterTime(page, "2026-03-29", "03:30");
    await add(page).click();
    await expect(page.locator(".field-error")).toHaveText(
      "Clocks skip this time on that day; please choose another",
    );
  });
});
