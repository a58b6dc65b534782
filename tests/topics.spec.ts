import type { Page } from "@playwright/test";
import { expect, holdFiles, nextFrames, recordShift, test } from "./fixtures";
import { copyOf } from "./support/content";
import * as homeForm from "./support/home-form";
import { BOOK_CALL, CONTACT_PAGE, SERVICES_PAGE } from "./support/specification";

const home = copyOf("home");
const contact = copyOf("contact");
const { labels } = copyOf("servicesPage");
const extras = copyOf("enquiry");
const LEADS = "Lead Generation";
const call = home.cta.topics.strategyCall;

const topic = (page: Page, text: string) => page.locator("[data-topic]", { hasText: text });

test.describe("topics", () => {
  for (const [from, button, text, address] of [
    ["/", `${home.services.ask} ${LEADS}`, LEADS, "/#cta-lead-generation"],
    ["/services", `${labels.ask} ${LEADS}`, LEADS, "/#cta-lead-generation"],
    ["/services", SERVICES_PAGE.scheduleCall, home.cta.topics.strategyCall, "/#cta-strategy-call"],
    ["/contact", BOOK_CALL, contact.topics.bookCall, "/contact#about-strategy-call"],
    ["/contact", CONTACT_PAGE.liveChat, contact.topics.liveChat, "/contact#about-live-chat"],
    ["/contact", CONTACT_PAGE.callback, contact.topics.callback, "/contact#contact-phone"],
  ] as const) {
    test(`${button} on ${from} sets a topic, which is shown and can be removed`, async ({ page }) => {
      await page.goto(from);
      const line = topic(page, text);
      await expect(line).toBeHidden();
      await page.locator("main").getByText(button, { exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(line).toBeInViewport();
      await expect(page.locator("[data-topic]").filter({ visible: true })).toHaveCount(1);
      await line.getByRole("link").click();
      await expect(line).toBeHidden();
      await expect(page).toHaveURL(from === "/contact" ? "/contact#message-form" : "/#cta");
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("can be shown and removed, and no call times are offered", async ({ page }) => {
      await page.goto("/services");
      await page.getByRole("button", { name: SERVICES_PAGE.scheduleCall }).click();
      await expect(topic(page, call)).toBeInViewport();
      await expect(page.getByText(extras.times.title)).toHaveCount(0);
      await topic(page, call).getByRole("link").click();
      await expect(topic(page, call)).toBeHidden();
    });
  });
});

test.describe("how you found us", () => {
  const line = (page: Page) => page.getByText(extras.source.label);

  test("is read from the address, shown in quotation marks, and sent with the enquiry and its topic", async ({
    page,
  }) => {
    await page.goto("/?utm_source=newsletter&utm_campaign=spring#cta-lead-generation");
    await expect(line(page)).toContainText("source “newsletter”, campaign “spring”");
    await homeForm.fill(page);
    expect(await homeForm.send(page)).toMatchObject({
      topic: LEADS,
      source: "source “newsletter”, campaign “spring”",
    });
  });

  test("can be removed, also from the address", async ({ page }) => {
    await page.goto("/?ref=partner#cta");
    await line(page).getByRole("button", { name: extras.source.remove }).press("Enter");
    await expect(line(page)).toHaveCount(0);
    await expect(homeForm.submitButton(page)).toBeFocused();
    await expect(page).toHaveURL("/#cta");
    await homeForm.fill(page);
    expect(Object.keys(await homeForm.send(page))).toEqual(["name", "email", "company", "message"]);
  });
});

for (const fragment of ["#cta", "#cta-strategy-call"]) {
  for (const width of [320, 768, 1920]) {
    test(`what the code adds at ${fragment} appears without moving anything, at ${width} px`, async ({
      page,
    }) => {
      await page.clock.setFixedTime("2026-10-02T10:00:00Z");
      await homeForm.freezeOfficeHours(page);
      await page.setViewportSize({ width, height: 1200 });
      const release = await holdFiles(page, "**/_astro/EnquiryRoot*.js");
      await page.goto(`/?ref=partner${fragment}`);
      await expect(homeForm.field(page, "message")).toBeInViewport();
      await page.evaluate(recordShift);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      release();
      await page.getByText(extras.source.label).waitFor();
      await page.getByText(extras.promise.onTime.split("{")[0] ?? "").waitFor();
      await nextFrames(page);
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.02);
      // Call times need more room than is reserved, but below the window nothing is seen to move.
      if (fragment === "#cta") expect(await height()).toBe(before);
      else await expect(page.getByRole("group", { name: extras.times.title })).toBeVisible();
    });
  }
}
