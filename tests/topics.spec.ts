import type { Page } from "@playwright/test";
import { expect, fillHomeForm, test, VALID } from "./fixtures";
import { sendHomeForm } from "./home-form";

const topic = (page: Page, text: string) => page.locator(".topic", { hasText: text });

test.describe("topics", () => {
  for (const [from, button, text, address] of [
    ["/", "Ask about Lead Generation", "About: Lead Generation", "/#cta-lead-generation"],
    ["/services", "Ask about Lead Generation", "About: Lead Generation", "/#cta-lead-generation"],
    [
      "/services",
      "Ask about Account Growth & Partnerships",
      "About: Account Growth & Partnerships",
      "/#cta-account-growth-partnerships",
    ],
    ["/services", "Schedule Strategy Call", "About: a strategy call", "/#cta-strategy-call"],
    ["/contact", "Book Strategy Call", "About: a strategy call", "/contact#about-strategy-call"],
    ["/contact", "Live Chat Support", "About: a chat with us", "/contact#about-live-chat"],
    ["/contact", "Request Callback", "About: a callback", "/contact#contact-phone"],
  ] as const) {
    test(`${button} on ${from} sets one that shows and can be removed`, async ({ page }) => {
      await page.goto(from);
      await page.locator("main").getByText(button, { exact: true }).click();
      await expect(page).toHaveURL(address);
      const line = topic(page, text);
      await expect(line).toBeInViewport();
      await expect(page.locator(".topic").filter({ visible: true })).toHaveCount(1);
      await line.getByRole("link", { name: "Remove" }).click();
      await expect(line).toBeHidden();
      await expect(page).toHaveURL(from === "/contact" ? "/contact#message-form" : "/#cta");
    });
  }

  test("goes with the enquiry, and only while it shows", async ({ page }) => {
    await page.goto("/#cta-lead-generation");
    await page.locator("form[data-live]").waitFor();
    await fillHomeForm(page);
    expect(await sendHomeForm(page)).toMatchObject({ topic: "Lead Generation", message: VALID.Message });
    await topic(page, "Lead Generation").getByRole("link", { name: "Remove" }).click();
    await fillHomeForm(page);
    expect(Object.keys(await sendHomeForm(page))).toEqual(["name", "email", "company", "message"]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("show and are removed all the same, and no times are asked for", async ({ page }) => {
      await page.goto("/services");
      await page.getByRole("button", { name: "Schedule Strategy Call" }).click();
      await expect(topic(page, "a strategy call")).toBeInViewport();
      await expect(page.locator(".call-times")).toHaveCount(0);
      await topic(page, "a strategy call").getByRole("link", { name: "Remove" }).click();
      await expect(topic(page, "a strategy call")).toBeHidden();
    });
  });
});

test.describe("how you found us", () => {
  test("is read from the address, shown, sent with the enquiry, and stored nowhere", async ({ page }) => {
    await page.goto("/?utm_source=newsletter&utm_campaign=spring#cta");
    const line = page.locator(".extras-source");
    await expect(line).toContainText("How you found us: source newsletter, campaign spring");
    await fillHomeForm(page);
    expect(await sendHomeForm(page)).toMatchObject({ source: "source newsletter, campaign spring" });
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      "",
      0,
      0,
    ]);
  });

  test("can be removed, from the address too", async ({ page }) => {
    await page.goto("/?ref=partner#cta");
    await page.locator(".extras-source").getByRole("button", { name: "Remove" }).click();
    await expect(page.locator(".extras-source")).toHaveCount(0);
    await expect(page).toHaveURL("/#cta");
    await fillHomeForm(page);
    expect(Object.keys(await sendHomeForm(page))).toEqual(["name", "email", "company", "message"]);
  });

  test("shows on the contact page", async ({ page }) => {
    await page.goto("/contact?ref=partner");
    await expect(page.locator(".extras-source")).toContainText("How you found us: referred by partner");
  });
});
