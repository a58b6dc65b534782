import type { Page } from "@playwright/test";
import { OFFICE } from "../../src/features/enquiry/office/office.fixture";
import { expect, submitButton } from "../fixtures";

/** Sends the home form and returns what log mode logged. */
export async function sendHomeForm(page: Page) {
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submitButton(page).click();
  const values = await (await logged).args()[1]?.jsonValue();
  await expect(page.getByRole("status").filter({ hasText: "Message sent" })).toBeVisible();
  return values;
}

/** Sets the office hours to weekdays from 9 to 17, whatever the site's hours are. */
export async function freezeOfficeHours(page: Page) {
  await page.route("**/_astro/home-form.*.json", async (route) => {
    const content = await (await route.fetch()).json();
    content.extras.office.days = OFFICE.days;
    await route.fulfill({ json: content });
  });
}
