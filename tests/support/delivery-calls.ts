import type { Page } from "@playwright/test";
import { expect, expectNoViolation } from "../fixtures";
import * as contactForm from "./contact-form";
import { copyOf } from "./content";
import { expectInMailbox, test } from "./delivery-site";
import * as homeForm from "./home-form";
import { TOASTS } from "./specification";

const { messages, mail, delivery } = copyOf("enquiry");
const { times, source } = copyOf("enquiry");

const group = (page: Page) => page.getByRole("group", { name: times.title });
/** Selects the first slot of the day that is shown. */
const chooseTime = (page: Page) => group(page).getByRole("checkbox").first().check();

/** Opens the home form with the topic of a call and fills it in, with one time. */
async function fillInCall(page: Page) {
  await page.goto("/?ref=partner#cta-strategy-call");
  await chooseTime(page);
  await homeForm.fill(page);
  await homeForm.field(page, "phone").fill("+372 555 1234");
}

/** Tests of calls in delivery mode, for delivery.spec.ts: there they use the same site. */
export function testCalls() {
  test.use({ timezoneId: "UTC" });

  test("topic, source and call times arrive in the mailbox", async ({ page, demo }) => {
    await fillInCall(page);
    const time = (await group(page).getByRole("listitem").textContent()) ?? "";
    await homeForm.submitButton(page).click();
    const receipt = page.getByRole("region", { name: delivery.receipt.title });
    await expect(receipt.getByText(`${delivery.receipt.time} 1`)).toBeVisible();
    await expect(receipt.getByText(time, { exact: true })).toBeVisible();
    const { strategyCall } = copyOf("home").cta.topics;
    const texts = [`${mail.topic}: ${strategyCall}`, new RegExp(`${mail.source}: .*partner`), times.message];
    await expectInMailbox(page, demo, ...texts);
  });

  test("while it is sent, nothing can be changed, and nothing is sent again", async ({ page }) => {
    await fillInCall(page);
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    await page.route("**/api/enquiries", async (route) => {
      sent.push(route.request().postDataJSON());
      await failed;
      await route.fulfill({ status: 502, json: { status: 502 } });
    });
    await homeForm.submitButton(page).click();
    const form = homeForm.live(page);
    await expect(form).toHaveAttribute("aria-busy", "true");
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    for (const name of Object.keys(homeForm.VALID) as (keyof typeof homeForm.VALID)[]) {
      await expect(homeForm.field(page, name)).not.toBeEditable();
    }
    const slot = page.locator("[type=checkbox]").nth(1);
    const remove = page.locator("#cta button[type=button]").filter({ hasText: source.remove });
    for (const control of [slot, remove.first(), remove.last()]) {
      await control.focus();
      await expect(control).not.toBeFocused();
    }
    fail();
    await expect(homeForm.toast(page, "alert")).toContainText(TOASTS.failed.title);
    expect(sent).toMatchObject([{ times: [expect.anything()], source: "ref “partner”" }]);
    await expect(homeForm.field(page, "name")).toBeEditable();
    await slot.check();
    await remove.last().focus();
    await expect(remove.last()).toBeFocused();
  });

  test("a time that has passed is refused; the error describes the times, which get focus", async ({
    page,
  }) => {
    // The server's clock is a week ahead of the page's.
    await page.clock.setFixedTime(Date.now() - 7 * 24 * 60 * 60_000);
    await fillInCall(page);
    await homeForm.submitButton(page).click();
    await expect(group(page)).toBeFocused();
    await expect(group(page)).toHaveAccessibleDescription(messages.times);
    await expect(group(page).getByRole("listitem")).toHaveCount(1);
  });

  test("the contact form shows its errors; corrected, its message arrives with topic and times", async ({
    page,
    demo,
  }) => {
    await page.goto("/contact#contact-phone");
    await chooseTime(page);
    await contactForm.fill(page, { firstName: "M", lastName: "", email: "", message: "short" });
    await contactForm.submitButton(page).click();
    await expect(contactForm.field(page, "firstName")).toBeFocused();
    await expect(contactForm.field(page, "firstName")).toHaveAccessibleDescription(messages.firstName);
    await expect(page.locator("[aria-labelledby=error-summary] a")).toHaveCount(4);
    await expectNoViolation(page);
    await contactForm.fill(page);
    await contactForm.submitButton(page).click();
    await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
    await expect(page.getByRole("region", { name: delivery.receipt.title })).toBeVisible();
    const { callback } = copyOf("contact").topics;
    await expectInMailbox(page, demo, contactForm.VALID.message, `${mail.topic}: ${callback}`, times.message);
  });
}
