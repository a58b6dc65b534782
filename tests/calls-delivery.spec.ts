import type { Page } from "@playwright/test";
import { expect, fillHomeForm, submitButton } from "./fixtures";
import { test } from "./support/delivery-site";

// In one worker, so that the site in delivery mode is built only once.
test.describe.configure({ mode: "default" });

test.use({ timezoneId: "UTC" });

/** Selects the first slot of the day that is shown. */
const chooseTime = (page: Page) =>
  page.getByRole("group", { name: "When should we call?" }).getByRole("checkbox").first().check();

test("topic, source and call times arrive in the mailbox", async ({ page, demo }) => {
  await page.goto(`${demo.site}/?ref=partner#cta-strategy-call`);
  await chooseTime(page);
  await fillHomeForm(page);
  await page.getByLabel("Phone", { exact: true }).fill("+372 555 1234");
  await submitButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Message sent successfully!" })).toBeVisible();
  await page.goto(demo.mailbox);
  for (const text of ["About: a strategy call", /Found us: .*partner/, "Times for a call:"]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

test("the contact page accepts call times, too", async ({ page, demo }) => {
  await page.goto(`${demo.site}/contact#contact-phone`);
  await chooseTime(page);
  await page.getByLabel("Phone Number").fill("+372 555 1234");
  await page.getByLabel("First Name").fill("Mari");
  await page.getByLabel("Last Name").fill("Maasikas");
  await page.getByLabel("Email Address").fill("mari@example.com");
  await page.getByLabel("Message", { exact: true }).fill("Please call me back.");
  const sent = page.waitForRequest("**/api/enquiries");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    topic: "a callback",
    times: [expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:(00|30):00\.000Z$/)],
  });
  await expect(page.getByRole("status").filter({ hasText: "Message sent successfully!" })).toBeVisible();
});
