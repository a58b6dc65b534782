import { fill } from "../../src/lib/fill.ts";
import { expect, expectBelowHeader, expectStateAccessible } from "../fixtures.ts";
import { getContent } from "../support/content.ts";
import * as homeForm from "../support/home-form.ts";
import { otherSite } from "../support/other-company.ts";
import { EXPECTED, TOASTS } from "../support/specification.ts";
import { expectInMailbox, test } from "./fixture.ts";

const { labels, hints, messages, mail, delivery, form: copy } = getContent("features/enquiry", otherSite);
const { topics, quickActions } = EXPECTED["pages/contact"];
test.use({ expectedErrors: /status of 502/ });

const contactForm = homeForm.fieldsOn("contact");
const CALL_PHONE = "+372 555 1234";
const CALL_TIME = "Mondays after 14:00, New York";

test("while an enquiry is sent, this is announced once, and nothing is sent again", async ({ page }) => {
  await homeForm.open(page);
  // The browser's own validation ends once the form is hydrated (chapter-3-forms.spec.ts).
  await expect(page.locator("#cta :invalid")).toHaveCount(0);
  await homeForm.fill(page);
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route("**/api/enquiries", async (route) => {
    sent.push(route.request().postDataJSON());
    await failed;
    await route.fulfill({ status: 502, json: { status: 502 } });
  });
  const button = homeForm.submitButton(page);
  await button.focus();
  // Twenty presses in one moment.
  await button.evaluate((it: HTMLButtonElement) => {
    for (let press = 0; press < 20; press++) it.click();
  });
  const form = homeForm.hydrated(page);
  await expect(form).toHaveAttribute("aria-busy", "true");
  const announcement = homeForm.announcement(page);
  await expect(announcement).toHaveText(copy.busy);
  // Screen readers may not announce what is in something busy, and announce a new name of what has focus.
  await expect(page.locator("[aria-busy=true] p[aria-live]")).toHaveCount(0);
  // Where focus would be lost, a screen reader speaks of the page's start.
  await expect(form).toBeFocused();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute("disabled");
  await expect(button).toContainText(copy.busy);
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  for (const field of await form.getByRole("textbox").all()) await expect(field).not.toBeEditable();
  fail();
  await expect(homeForm.toast(page)).toContainText(TOASTS.failed.title);
  expect(sent).toHaveLength(1);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await expect(announcement).toHaveText(delivery.kept);
  // Anew, while the first announcement is still there.
  await button.press("Enter");
  await expect(announcement).toBeEmpty();
  await expect(announcement).toHaveText(delivery.kept);
  await expect(homeForm.field(page, "name")).toBeEditable();
});

test("the buttons on /contact set their topics; the enquiry arrives with the last topic", async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto("/contact");
  await homeForm.hydrated(page).waitFor();
  const line = homeForm.topicLines(page).filter({ visible: true });
  for (const name of ["bookCall", "liveChat", "callback"] as const) {
    await page.getByRole("link", { name: quickActions[name] }).click();
    const topic = topics[name];
    await expect(line).toContainText(topic);
    // The place of the line has focus.
    const isField = name === "callback";
    const focused = isField ? contactForm.field(page, "phone") : page.getByRole("group", { name: topic });
    await expect(focused).toBeFocused();
    const description = isField ? `${copy.topic} ${topic} ${hints.phone}` : "";
    await expect(focused).toHaveAccessibleDescription(description);
    await expect(focused).toBeInViewport({ ratio: 1 });
    await expectBelowHeader(page, page.locator("#message-form"));
  }
  await homeForm.submitButton(page).click();
  await expect(contactForm.field(page, "firstName")).toHaveAccessibleDescription(messages.required);
  await expectStateAccessible(page);
  const message = "Sent with a time for a call.";
  await contactForm.fill(page, { message });
  await contactForm.field(page, "phone").fill(CALL_PHONE);
  await contactForm.field(page, "callTime").fill(CALL_TIME);
  await homeForm.submitButton(page).click();
  // It replaces the form, whose heading has this level.
  const receipt = page.getByRole("region", { name: delivery.receipt.title });
  await expect(receipt.getByRole("heading", { level: 2 })).toBeVisible();
  const { email } = contactForm.VALID;
  await expect(receipt).toContainText(fill(delivery.receipt.nextCall, { email }));
  await expect(line).toBeHidden();
  const time = `${labels.home.callTime} ${CALL_TIME}`;
  const topic = `${mail.topic}: ${topics.callback}`;
  await expectInMailbox(page, demo, message, topic, `${mail.page}: /contact\n`, time);
});
