import type { Page } from "@playwright/test";
import {
  expect,
  expectNoViolation,
  fillHomeForm,
  openHomeForm,
  scrollsSideways,
  submitButton,
  test,
  VALID,
  waitForWebFont,
} from "./fixtures";
import { sendHomeForm } from "./home-form";

/** Friday, 13:00 in Tallinn. */
const FRIDAY = "2026-10-02T10:00:00Z";
const day = (page: Page, number = 1) => page.getByLabel(`Day ${number}`, { exact: true });
const time = (page: Page, number = 1) => page.getByLabel(`Time ${number}`, { exact: true });
const promise = (page: Page) => page.locator(".reply-promise");

async function propose(page: Page, number: number, date: string, clock: string) {
  await day(page, number).fill(date);
  await time(page, number).fill(clock);
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(FRIDAY);
});

test.describe("the reply promise", () => {
  test("names the moment in Tallinn, wherever the visitor is", async ({ page }) => {
    await page.clock.setFixedTime("2026-10-05T07:20:00Z");
    await openHomeForm(page);
    await expect(promise(page)).toHaveText(
      "We reply within 24 hours: to a message sent now, by Tuesday 10:15 (Tallinn time).",
    );
  });

  test("says so where the office is closed", async ({ page }) => {
    await page.clock.setFixedTime("2026-10-10T09:00:00Z");
    await openHomeForm(page);
    await expect(promise(page)).toHaveText(
      "We reply within 24 hours on working days: to a message sent now, by Monday 11:00 (Tallinn time).",
    );
  });

  test("stands beside the contact form once a visitor turns to it", async ({ page }) => {
    await page.goto("/contact");
    await expect(promise(page)).toHaveCount(0);
    await page.getByLabel("First Name").focus();
    await expect(promise(page)).toContainText("by Friday 17:00 (Tallinn time)");
  });

  for (const [path, width] of [
    ["/", 390],
    ["/", 1280],
    ["/contact", 390],
    ["/contact", 1280],
  ] as const) {
    test(`comes on ${path} without moving what is under a finger, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await waitForWebFont(page);
      await expect(promise(page)).toHaveCount(0);
      const form = page.locator("form[data-enquiry], form:has([data-extras])");
      /** Below the top of the form, in px. */
      const place = (selector: string, edge: "top" | "bottom") =>
        form.evaluate(
          (element, [selector, edge]) => {
            const box = element.querySelector(selector)?.getBoundingClientRect();
            return Math.round((box?.[edge] ?? Number.NaN) - element.getBoundingClientRect().top);
          },
          [selector, edge] as const,
        );
      const before = await place("[type=submit]", "top");
      expect(before).toBeGreaterThan(200);
      const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
      const heightBefore = await pageHeight();
      await form.getByRole("textbox").first().focus();
      await promise(page).waitFor();
      expect(await place("[type=submit]", "top")).toBe(before);
      expect(await pageHeight()).toBe(heightBefore);
      expect(await place(".reply-promise", "top")).toBeGreaterThan(await place("[type=submit]", "bottom"));
    });
  }
});

test.describe("times for a call", () => {
  test.use({ timezoneId: "America/New_York" });

  async function openCall(page: Page) {
    await page.goto("/#cta-strategy-call");
    await day(page).waitFor();
  }

  test("are asked for only where the topic is a call, and their code comes only then", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await openHomeForm(page);
    await promise(page).waitFor();
    await expect(day(page)).toHaveCount(0);
    expect(scripts.filter((url) => url.includes("CallTimes"))).toEqual([]);
    await page.evaluate(() => location.assign("#cta-strategy-call"));
    await expect(day(page)).toBeVisible();
    expect(scripts.filter((url) => url.includes("CallTimes"))).toHaveLength(1);
  });

  test("are read back by both clocks and go with the message", async ({ page }) => {
    await openCall(page);
    await expect(
      page.getByText("By your clock (New York) our office is open from 02:00 to 10:00"),
    ).toBeVisible();
    await propose(page, 1, "2026-10-06", "03:00");
    await expect(page.locator(".call-time-read").first()).toHaveText(
      "Tuesday, October 6, 03:00 your time, 10:00 in Tallinn",
    );
    await page.getByRole("button", { name: "Add another time" }).click();
    await propose(page, 2, "2026-10-07", "09:30");
    const text =
      "Times for a call:\n" +
      "- Tuesday, October 6, 10:00 in Tallinn (03:00 in New York)\n" +
      "- Wednesday, October 7, 16:30 in Tallinn (09:30 in New York)";
    await expect(page.locator(".call-times-text")).toHaveText(text);
    await fillHomeForm(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    expect(await sendHomeForm(page)).toMatchObject({
      topic: "a strategy call",
      message: `${VALID.Message}\n\n${text}`,
      times: ["2026-10-06T07:00:00.000Z", "2026-10-07T13:30:00.000Z"],
    });
    expect(requests).toEqual([]);
    await expect(day(page)).toHaveValue("");
    await expect(day(page, 2)).toHaveCount(0);
  });

  for (const [date, clock, message] of [
    ["2026-10-01", "03:00", "Please choose a time in the future"],
    ["2026-10-10", "03:00", "Our office is closed on that day; please choose a working day in Estonia"],
    ["2026-12-24", "03:00", "Our office is closed on that day; please choose a working day in Estonia"],
    [
      "2026-10-06",
      "15:00",
      "At that time it is 22:00 in Tallinn; please choose a time from 09:00 to 16:30 there",
    ],
    ["2027-03-01", "03:00", "Please choose a day within the next 90 days"],
  ] as const) {
    test(`${date} ${clock} is refused with a clear message`, async ({ page }) => {
      await openCall(page);
      await propose(page, 1, date, clock);
      await expect(page.locator(".field-error")).toHaveText(message);
      await expect(page.locator(".call-times-text")).toHaveCount(0);
    });
  }

  test("a time that is wrong holds the form back until it is removed", async ({ page }) => {
    await openCall(page);
    await fillHomeForm(page);
    await page.getByRole("button", { name: "Add another time" }).click();
    await propose(page, 1, "2026-10-06", "03:00");
    await day(page, 2).fill("2026-10-07");
    await submitButton(page).click();
    await expect(time(page, 2)).toBeFocused();
    await expect(page.locator(".field-error")).toHaveText("Please give a day and a time");
    await expect(page.locator(".toast")).toHaveCount(0);
    await page.getByRole("button", { name: "Remove time 2" }).click();
    expect(await sendHomeForm(page)).toMatchObject({ times: ["2026-10-06T07:00:00.000Z"] });
  });

  test("are asked for on the contact page, which still sends nothing", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Request Callback" }).click();
    await propose(page, 1, "2026-10-06", "03:00");
    await expect(page.locator(".call-times-text")).toContainText("Tuesday, October 6, 10:00 in Tallinn");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL("/contact#contact-phone");
    expect(requests).toEqual([]);
  });

  for (const scheme of ["light", "dark"] as const) {
    for (const width of [320, 1280]) {
      test(`has no axe violation at ${width} px, ${scheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 900 });
        for (const address of [
          "/?ref=partner#cta-strategy-call",
          "/contact?ref=partner#about-strategy-call",
        ]) {
          await page.goto(address);
          await propose(page, 1, "2026-10-06", "03:00");
          await page.getByRole("button", { name: "Add another time" }).click();
          await propose(page, 2, "2026-10-10", "03:00");
          await expect(page.locator(".field-error")).toBeVisible();
          await expectNoViolation(page);
          expect(await scrollsSideways(page)).toBe(false);
          const name = address.startsWith("/contact") ? "contact" : "home";
          if (process.env["SHOTS"]) {
            await page
              .locator("form")
              .screenshot({ path: `${process.env["SHOTS"]}/${name}-${width}-${scheme}.png` });
          }
        }
      });
    }
  }
});

test.describe("by a clock in Tallinn", () => {
  test.use({ timezoneId: "Europe/Tallinn" });

  test("one time is told, and clocks that go forward skip an hour", async ({ page }) => {
    await page.clock.setFixedTime("2026-03-26T10:00:00Z");
    await page.goto("/#cta-strategy-call");
    await propose(page, 1, "2026-03-30", "10:00");
    await expect(page.locator(".call-time-read")).toHaveText("Monday, March 30, 10:00 in Tallinn");
    await propose(page, 1, "2026-03-29", "03:30");
    await expect(page.locator(".field-error")).toHaveText(
      "Your clocks skip this time on that day; please choose another",
    );
  });
});
