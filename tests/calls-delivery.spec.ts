import { readFileSync } from "node:fs";
import { test } from "./delivery-site";
import { expect, fillHomeForm, submitButton } from "./fixtures";

// In one worker, so that the site in delivery mode is built once.
test.describe.configure({ mode: "default" });

test.use({ timezoneId: "UTC" });

/** The first working day from three days ahead on, by what the site was built with. */
function workingDay(): string {
  const notes = JSON.parse(readFileSync("build/site.json", "utf8")) as { office: { holidays: string[] } };
  const { holidays } = notes.office;
  const days = Array.from({ length: 14 }, (_, index) =>
    new Date(Date.now() + (index + 3) * 86_400_000).toISOString().slice(0, 10),
  );
  const isOpen = (day: string) => ![0, 6].includes(new Date(day).getUTCDay()) && !holidays.includes(day);
  return days.find(isOpen) ?? "";
}

test("topic, source and times for a call reach the mailbox", async ({ page, demo }) => {
  await page.goto(`${demo.site}/?ref=partner#cta-strategy-call`);
  await page.getByLabel("Day 1", { exact: true }).fill(workingDay());
  await page.getByLabel("Time 1", { exact: true }).fill("09:00");
  await expect(page.locator(".call-times-text")).toContainText("09:00 in UTC");
  await fillHomeForm(page);
  await submitButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Message sent successfully!" })).toBeVisible();
  await page.goto(demo.mailbox);
  for (const text of ["About: a strategy call", "Found us: referred by partner", "Times for a call:"]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
});

test("the contact page takes times for a call too", async ({ page, demo }) => {
  await page.goto(`${demo.site}/contact#contact-phone`);
  await page.getByLabel("Day 1", { exact: true }).fill(workingDay());
  await page.getByLabel("Time 1", { exact: true }).fill("09:00");
  await page.getByLabel("First Name").fill("Mari");
  await page.getByLabel("Last Name").fill("Maasikas");
  await page.getByLabel("Email Address").fill("mari@example.com");
  await page.getByLabel("Message", { exact: true }).fill("Please call me back.");
  const sent = page.waitForRequest("**/api/enquiries");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    topic: "a callback",
    times: [`${workingDay()}T09:00:00.000Z`],
  });
  await expect(page.getByRole("status").filter({ hasText: "Message sent successfully!" })).toBeVisible();
});
