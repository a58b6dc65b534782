import type { Page } from "@playwright/test";
import { officeHours } from "../src/features/enquiry/office/build-office-hours";
import { fill } from "../src/lib/fill";
import { expect, expectAccessible, test } from "./fixtures";
import { copyOf, site } from "./support/content";
import * as homeForm from "./support/home-form";

/** Friday, 13:00 in Tallinn. */
const FRIDAY = "2026-10-02T10:00:00Z";

const { messages, times } = copyOf("enquiry");
const { topics } = copyOf("home").cta;

/** The times that the tests choose, at the office and in New York. */
const inBoth = (office: string, yours: string) => fill(times.lineBoth, { office, yours, zone: "New York" });

const group = (page: Page) => page.getByRole("group", { name: times.title });
const removeButton = (page: Page, time: string) =>
  page.getByRole("button", { name: fill(times.remove, { time }) });
const day = (page: Page, name: string) => group(page).getByRole("radio", { name });
const slot = (page: Page, name: RegExp) => group(page).getByRole("checkbox", { name });
const phone = (page: Page) => homeForm.field(page, "phone");

async function openCall(page: Page) {
  await page.goto("/#cta-strategy-call");
  await group(page).waitFor();
}

/** Enters a time other than the slots. */
async function enterTime(page: Page, date: string, clock: string) {
  await day(page, times.free).check();
  await page.getByLabel(times.date, { exact: true }).fill(date);
  await page.getByLabel(times.time, { exact: true }).fill(clock);
}
const add = (page: Page) => page.getByRole("button", { name: times.add });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(FRIDAY);
  await homeForm.freezeOfficeHours(page);
});

test.describe("times for a call", () => {
  test.use({ timezoneId: "America/New_York" });

  test("are half-hour slots of five working days in both time zones, and are sent with the message", async ({
    page,
  }) => {
    await openCall(page);
    const [holiday] = officeHours(site.openingHours).holidays;
    await expect(page.locator("#cta astro-island")).toHaveAttribute("props", new RegExp(`${holiday}`));
    await expect(group(page)).toContainText(fill(times.intro, { opens: "09:00", closes: "17:00" }));
    await expect(group(page).getByRole("radio")).toHaveCount(6);
    // Few slots are left on Friday, so the next day is selected.
    await expect(day(page, "Mon, Oct 5")).toBeChecked();
    await expect(group(page).getByRole("checkbox")).toHaveCount(16);
    await day(page, "Tue, Oct 6").check();
    await slot(page, new RegExp(`^03:00\\s*${fill(times.office, { office: "10:00" })}$`)).check();
    await day(page, "Wed, Oct 7").check();
    await slot(page, /^09:30/).check();
    const lines = [
      inBoth("Tuesday, October 6, 10:00", "03:00"),
      inBoth("Wednesday, October 7, 16:30", "09:30"),
    ];
    await expect(group(page).getByRole("listitem")).toHaveText(lines);
    await homeForm.fill(page);
    await phone(page).fill("+1 212 555 0100");
    expect(await homeForm.send(page)).toMatchObject({
      topic: topics.strategyCall,
      phone: "+1 212 555 0100",
      message: `${homeForm.VALID.message}\n\n${times.message}\n- ${lines.join("\n- ")}`,
      times: ["2026-10-06T07:00:00.000Z", "2026-10-07T13:30:00.000Z"],
    });
    await expect(group(page).getByRole("listitem")).toHaveCount(0);
  });

  test("are at most three, and can be removed", async ({ page }) => {
    await openCall(page);
    for (const clock of [/^02:00/, /^02:30/, /^03:00/]) await slot(page, clock).check();
    await expect(slot(page, /^03:30/)).toBeDisabled();
    await expect(group(page)).toContainText(times.full);
    await removeButton(page, "Monday, October 5, 09:30").press("Enter");
    await expect(group(page)).toBeFocused();
    await expect(slot(page, /^02:30/)).not.toBeChecked();
    await expect(slot(page, /^03:30/)).toBeEnabled();
  });

  test("are shown only if the topic is a call, and require a phone number", async ({ page }) => {
    await homeForm.open(page);
    await expect(group(page)).toHaveCount(0);
    await expect(phone(page)).toBeHidden();
    await page.evaluate(() => location.assign("#cta-strategy-call"));
    await expect(group(page)).toBeVisible();
    await expect(phone(page)).toHaveAttribute("required", "");
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    await expect(page.locator("#cta .field-error")).toHaveText(messages.phone);
    await expect(phone(page)).toBeFocused();
    await slot(page, /^03:00/).check();
    await page.getByRole("link", { name: topics.remove }).click();
    await expect(group(page)).toHaveCount(0);
    await expect(phone(page)).toBeHidden();
    expect(Object.keys(await homeForm.send(page))).toEqual(["name", "email", "company", "message"]);
  });

  const { problems } = times;
  const wrongTimes = [
    ["2026-10-06", "15:00", fill(problems.closed, { office: "22:00", opens: "09:00", last: "16:30" })],
    ["2027-03-01", "03:00", fill(problems.tooFar, { days: "90" })],
  ] as const;
  test("that are impossible are refused, each with its message", async ({ page }) => {
    await openCall(page);
    for (const [date, clock, message] of wrongTimes) {
      await enterTime(page, date, clock);
      await add(page).click();
      await expect(page.locator("#cta .field-error")).toHaveText(message);
      await expect(group(page).getByRole("listitem")).toHaveCount(0);
    }
  });

  test("a time that was entered but not added is sent; an invalid one prevents sending", async ({ page }) => {
    await openCall(page);
    await homeForm.fill(page);
    await phone(page).fill("+1 212 555 0100");
    await enterTime(page, "2026-10-06", "");
    await homeForm.submitButton(page).click();
    await expect(page.getByLabel(times.time, { exact: true })).toBeFocused();
    await expect(page.locator("#cta .field-error")).toHaveText(problems.incomplete);
    await expect(page.locator("[data-toast]")).toHaveCount(0);
    await page.getByLabel(times.time, { exact: true }).fill("03:00");
    expect(await homeForm.send(page)).toMatchObject({ times: ["2026-10-06T07:00:00.000Z"] });
  });

  test("fit, and have no axe violation, whether they are full or one is invalid", async ({ page }) => {
    await page.goto("/?ref=partner#cta-strategy-call");
    for (const clock of [/^02:00/, /^02:30/, /^03:00/]) await slot(page, clock).check();
    await expectAccessible(page);
    await removeButton(page, "Monday, October 5, 09:30").click();
    await enterTime(page, "2026-10-10", "03:00");
    await add(page).click();
    await expect(page.locator("#cta .field-error")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("in Tallinn's time zone", () => {
  test.use({ timezoneId: "Europe/Tallinn" });

  test("each time is shown once", async ({ page }) => {
    await openCall(page);
    await slot(page, /^10:00$/).check();
    await expect(group(page).getByRole("listitem")).toHaveText(
      fill(times.line, { office: "Monday, October 5, 10:00" }),
    );
  });
});
