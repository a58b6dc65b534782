import { expect, fillHomeForm, openHomeForm, submitButton, test, toast, type VALID } from "./fixtures";

const NAME = "Name must be at least 2 characters";
const EMAIL = "Please enter a valid email address";
const COMPANY = "Company name must be at least 2 characters";
const MESSAGE = "Message must be at least 10 characters";

const WRONG: [keyof typeof VALID, string, string][] = [
  ["Name", "", NAME],
  ["Name", "M", NAME],
  ["Name", "  M  ", NAME],
  ["Email", "", EMAIL],
  ["Email", "mari", EMAIL],
  ["Email", "mari@", EMAIL],
  ["Email", "mari@example", EMAIL],
  ["Email", "mari @example.com", EMAIL],
  ["Company", "K", COMPANY],
  ["Company", "   ", COMPANY],
  ["Message", "123456789", MESSAGE],
  ["Message", " 123456789 ", MESSAGE],
];
test("invalid values are refused, each with the message of its field", async ({ page }) => {
  await openHomeForm(page);
  for (const [label, value, message] of WRONG) {
    await test.step(`${label} “${value}”: ${message}`, async () => {
      await fillHomeForm(page, { [label]: value });
      await submitButton(page).click();
      const field = page.getByLabel(label, { exact: true });
      await expect(page.locator(".field-error")).toHaveText([message]);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(field).toBeFocused();
      await expect(toast(page)).toBeEmpty();
    });
  }
});

const RIGHT: [keyof typeof VALID, string][] = [
  ["Name", "Ma"],
  ["Name", "  Ma  "],
  ["Email", "m@x.ee"],
  ["Email", " m@x.ee "],
  ["Company", "OÜ"],
  ["Message", "1234567890"],
];
test("the shortest valid values are accepted", async ({ page }) => {
  await openHomeForm(page);
  for (const [label, value] of RIGHT) {
    await test.step(`${label} “${value}”`, async () => {
      await fillHomeForm(page, { [label]: value });
      await submitButton(page).click();
      await expect(toast(page)).toContainText("Message sent successfully!");
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(toast(page)).toBeEmpty();
    });
  }
});

test("an empty form shows all four messages and focuses the first field", async ({ page }) => {
  await openHomeForm(page);
  await submitButton(page).click();
  await expect(page.locator(".field-error")).toHaveText([NAME, EMAIL, COMPANY, MESSAGE]);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
});

test("errors appear on submit, then follow each change", async ({ page }) => {
  await openHomeForm(page);
  const name = page.getByLabel("Name", { exact: true });
  const error = page.locator("#home-name-error");
  await name.pressSequentially("M");
  await page.getByLabel("Email", { exact: true }).focus();
  await expect(error).toHaveCount(0);
  await submitButton(page).click();
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
  await openHomeForm(page);
  await fillHomeForm(page, { Message: "Я".repeat(10_001) });
  await submitButton(page).click();
  await expect(page.locator(".field-error")).toHaveText("Please shorten this to 10,000 characters or fewer");
  const message = page.getByLabel("Message", { exact: true });
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("Я".repeat(10_001));
  await message.press("End");
  await message.press("Backspace");
  await expect(page.locator(".field-error")).toHaveCount(0);
  await submitButton(page).click();
  await expect(toast(page)).toContainText("Message sent successfully!");
});
