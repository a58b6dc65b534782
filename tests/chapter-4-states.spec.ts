import { shownFields } from "../src/features/enquiry/shared-with-server/enquiry-values.fixture.ts";
import { expect, test } from "./fixtures.ts";
import * as homeForm from "./support/home-form.ts";
import { TOASTS } from "./support/specification.ts";

test.beforeEach(async ({ page }) => {
  await homeForm.open(page);
  await homeForm.fill(page);
});

test("after success the form is empty, and focus is on its button, or stays in a field", async ({ page }) => {
  await homeForm.send(page);
  for (const name of shownFields("home")) await expect(homeForm.field(page, name)).toHaveValue("");
  await expect(homeForm.submitButton(page)).toBeFocused();
  // An empty form shows no error until it is submitted.
  await homeForm.field(page, "name").pressSequentially("M");
  await expect(page.locator("#cta .field-error")).toHaveCount(0);
  // Not every browser focuses a button that is clicked.
  await homeForm.dismissButton(page).dispatchEvent("click");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await expect(homeForm.field(page, "name")).toBeFocused();
});

test("twenty presses in one moment send once", async ({ page }) => {
  const logs: unknown[] = [];
  page.on("console", (message) => message.type() === "log" && logs.push(message));
  await homeForm.submitButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press++) button.click();
  });
  await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
  await expect(homeForm.submitButton(page)).toBeEnabled();
  await expect(page.locator("#cta [aria-invalid]")).toHaveCount(0);
  expect(logs).toHaveLength(1);
});
