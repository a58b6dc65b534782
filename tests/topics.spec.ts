import type { Page } from "@playwright/test";
import { expect, holdFiles, nextFrames, recordShift, test } from "./fixtures";
import { copyOf } from "./support/content";
import * as homeForm from "./support/home-form";
import { BOOK_CALL, CONTACT_PAGE, SERVICES_PAGE } from "./support/specification";

const home = copyOf("home");
const contact = copyOf("contact");
const { labels } = copyOf("servicesPage");
const LEADS = "Lead Generation";
const call = home.cta.topics.strategyCall;

/** The lines with the topics of the form. */
const topicLines = (page: Page) => page.locator("form p:has(strong + a)");
const topic = (page: Page, text: string) => topicLines(page).filter({ hasText: text });

test.describe("topics", () => {
  for (const [from, button, text, address] of [
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
      // One of the links is among what Learn More shows.
      if (from === "/services") await page.locator("summary").first().click();
      await page.locator("main").getByText(button, { exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(line).toBeInViewport();
      await expect(topicLines(page).filter({ visible: true })).toHaveCount(1);
      await line.getByRole("link").click();
      await expect(line).toBeHidden();
      await expect(page).toHaveURL(from === "/contact" ? "/contact#message-form" : "/#cta");
    });
  }

  test("on a phone the topic of a callback stands between the header and the field that is focused", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto("/contact#contact-phone");
    await expect(page.locator("#contact-phone")).toBeFocused();
    const bottom = await page.locator("body > header").evaluate((it) => it.getBoundingClientRect().bottom);
    const top = () => topic(page, contact.topics.callback).evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(bottom);
    await expect(page.locator("#contact-phone")).toBeInViewport({ ratio: 1 });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a phone number is called optional unless the topic is a call", async ({ page }) => {
      const phone = page.locator("form").getByLabel(copyOf("enquiry").labels.contact.phone);
      const optional = new RegExp(RegExp.escape(copyOf("enquiry").form.optional));
      await page.goto("/contact");
      await expect(phone).toHaveAccessibleName(optional);
      for (const action of [CONTACT_PAGE.callback, BOOK_CALL]) {
        await page.locator("main").getByRole("button", { name: action }).click();
        await expect(phone).not.toHaveAccessibleName(optional);
      }
    });

    test("can be shown and removed", async ({ page }) => {
      await page.goto("/services");
      await page.getByRole("button", { name: SERVICES_PAGE.scheduleCall }).click();
      await expect(topic(page, call)).toBeInViewport();
      await topic(page, call).getByRole("link").click();
      await expect(topic(page, call)).toBeHidden();
    });
  });
});

for (const fragment of ["#cta", "#cta-strategy-call"]) {
  for (const width of [320, 768, 1920]) {
    test(`what the code adds at ${fragment} appears without moving anything, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1200 });
      const release = await holdFiles(page, "**/_astro/EnquiryForm*.js");
      await page.goto(`/${fragment}`);
      await expect(homeForm.field(page, "message")).toBeInViewport();
      await page.evaluate(recordShift);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      release();
      await homeForm.live(page).waitFor();
      await nextFrames(page);
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.02);
      expect(await height()).toBe(before);
    });
  }
}
