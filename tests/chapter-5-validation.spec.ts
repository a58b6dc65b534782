import { expect, test } from "./fixtures";
import { copyOf } from "./support/content";
import * as homeForm from "./support/home-form";
import { MESSAGES, TOASTS } from "./support/specification";

type Field = keyof typeof homeForm.VALID;

test.beforeEach(({ page }) => homeForm.open(page));

const WRONG: [Field, string][] = [
  ["name", "M"],
  ["email", "mari@"],
  ["email", "mari@example"],
  ["company", "   "],
  ["message", " 123456789 "],
];
test("invalid values are refused, each with the message of its field", async ({ page }) => {
  for (const [name, value] of WRONG) {
    await test.step(`${name} “${value}”`, async () => {
      await homeForm.fill(page, { [name]: value });
      await homeForm.submitButton(page).click();
      const wrong = homeForm.field(page, name);
      const message = MESSAGES[name];
      await expect(page.locator("#cta .field-error")).toHaveText([message]);
      await expect(wrong).toHaveAttribute("aria-invalid", "true");
      await expect(wrong).toHaveAccessibleDescription(new RegExp(message));
      await expect(wrong).toBeFocused();
      await expect(homeForm.toast(page)).toBeEmpty();
    });
  }
});

const RIGHT: [Field, string][] = [
  ["name", "Ma"],
  ["email", "m@x.ee"],
  ["company", "OÜ"],
  ["message", "1234567890"],
];
test("the shortest valid values are accepted", async ({ page }) => {
  for (const [name, value] of RIGHT) {
    await test.step(`${name} “${value}”`, async () => {
      await homeForm.fill(page, { [name]: value });
      await homeForm.submitButton(page).click();
      await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
      await homeForm.dismissButton(page).click();
      await expect(homeForm.toast(page)).toBeEmpty();
    });
  }
});

test("an empty form shows all four messages and focuses the first field", async ({ page }) => {
  await homeForm.submitButton(page).click();
  await expect(page.locator("#cta .field-error")).toHaveText([
    MESSAGES.name,
    MESSAGES.email,
    MESSAGES.company,
    MESSAGES.message,
  ]);
  await expect(homeForm.field(page, "name")).toBeFocused();
});

test("errors appear on submit, then follow each change", async ({ page }) => {
  const name = homeForm.field(page, "name");
  const error = page.locator("#home-name-error");
  await name.pressSequentially("M");
  await homeForm.field(page, "email").focus();
  await expect(error).toHaveCount(0);
  await homeForm.submitButton(page).click();
  await expect(error).toBeVisible();
  await name.pressSequentially("a");
  await expect(error).toHaveCount(0);
  await expect(name).not.toHaveAttribute("aria-invalid");
  await name.press("Backspace");
  await expect(error).toBeVisible();
});

test("a message of more than 10,000 characters is refused with its own message, and kept", async ({
  page,
}) => {
  await homeForm.fill(page, { message: "Я".repeat(10_001) });
  await homeForm.submitButton(page).click();
  await expect(page.locator("#cta .field-error")).toHaveText(copyOf("enquiry").messages.tooLong);
  const message = homeForm.field(page, "message");
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("Я".repeat(10_001));
  await message.press("End");
  await message.press("Backspace");
  await expect(page.locator("#cta .field-error")).toHaveCount(0);
  await homeForm.submitButton(page).click();
  await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
});
