import type { Page } from "@playwright/test";
import { expect, submitButton } from "../fixtures";

/** Sends the home form and reads what log mode logged. */
export async function sendHomeForm(page: Page) {
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submitButton(page).click();
  const values = await (await logged).args()[1]?.jsonValue();
  await expect(page.getByRole("status").filter({ hasText: "Message sent" })).toBeVisible();
  return values;
}
