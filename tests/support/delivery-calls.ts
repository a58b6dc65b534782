import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { copyOf } from "./content";
import { expectInMailbox, test } from "./delivery-site";
import * as homeForm from "./home-form";
import { CONTACT_LABELS, TOASTS } from "./specification";

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

  test("times and source can't be changed while they are being sent", async ({ page }) => {
    await fillInCall(page);
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    await page.route("**/api/enquiries", async (route) => {
      await failed;
      await route.fulfill({ status: 502, json: { status: 502 } });
    });
    const sent = page.waitForRequest("**/api/enquiries");
    await homeForm.submitButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      times: [expect.anything()],
      source: "ref “partner”",
    });
    const slot = page.locator("[type=checkbox]").nth(1);
    const remove = page.locator("#cta button[type=button]").filter({ hasText: source.remove });
    for (const control of [slot, remove.first(), remove.last()]) {
      await control.focus();
      await expect(control).not.toBeFocused();
    }
    fail();
    await expect(homeForm.toast(page, "alert")).toContainText(TOASTS.failed.title);
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

  test("the contact page accepts call times, too", async ({ page }) => {
    await page.goto("/contact#contact-phone");
    await chooseTime(page);
    for (const [label, value] of [
      [CONTACT_LABELS.phone, "+372 555 1234"],
      [CONTACT_LABELS.firstName, "Mari"],
      [CONTACT_LABELS.lastName, "Maasikas"],
      [CONTACT_LABELS.email, "mari@example.com"],
      [CONTACT_LABELS.message, "Please call me back."],
    ] as const) {
      await page.getByRole("textbox", { name: new RegExp(`^${label}`) }).fill(value);
    }
    const sent = page.waitForRequest("**/api/enquiries");
    await page.getByRole("button", { name: copyOf("contact").form.submit, exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      topic: copyOf("contact").topics.callback,
      times: [expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:(00|30):00\.000Z$/)],
    });
    await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
  });
}
