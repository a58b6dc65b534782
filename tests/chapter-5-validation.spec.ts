import { fill } from "../src/shared/fill";
import { expect, test } from "./fixtures";
import { copyOf } from "./support/content";
import * as homeForm from "./support/home-form";
import { MESSAGES } from "./support/specification";

const {
  form: copy,
  labels: { home: labels },
  messages,
} = copyOf("enquiry");
const FIELDS = ["name", "email", "company", "message"] as const;

test.beforeEach(({ page }) => homeForm.open(page));

for (const [what, values] of [
  ["empty", { name: "", email: "", company: "", message: "" }],
  ["too short", { name: "M", email: "mari@", company: "O", message: "123456789" }],
  [
    "too short but for spaces",
    { name: " M ", email: "mari@example", company: "   ", message: " 123456789 " },
  ],
] as const) {
  test(`fields that are ${what} have their messages, and a list of them before the fields gets focus`, async ({
    page,
  }) => {
    await homeForm.fill(page, values);
    await homeForm.submitButton(page).click();
    await expect(page.locator("#cta .field-error")).toHaveText(FIELDS.map((name) => MESSAGES[name]));
    for (const name of FIELDS) {
      await expect(homeForm.field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(homeForm.field(page, name)).toHaveAccessibleDescription(new RegExp(MESSAGES[name]));
    }
    await expect(homeForm.toast(page)).toBeEmpty();
    const list = page.getByRole("region", { name: fill(copy.errorSummary, { count: "4" }), exact: true });
    await expect(list).toBeFocused();
    await expect(list.getByRole("link")).toHaveText(
      FIELDS.map((name) => `${labels[name]}: ${MESSAGES[name]}`),
    );
    await page.keyboard.press("Tab");
    await expect(list.getByRole("link").first()).toBeFocused();
    for (const _ of FIELDS) await page.keyboard.press("Tab");
    await expect(homeForm.field(page, "name")).toBeFocused();
    for (const [index, name] of FIELDS.entries()) {
      await list.getByRole("link").nth(index).press("Enter");
      await expect(homeForm.field(page, name)).toBeFocused();
    }
  });
}

test("if one field is wrong, it gets focus, and nothing is listed", async ({ page }) => {
  await homeForm.fill(page, { company: "O" });
  await homeForm.submitButton(page).click();
  await expect(homeForm.field(page, "company")).toBeFocused();
  await expect(homeForm.field(page, "company")).toHaveAccessibleDescription(MESSAGES.company);
  await expect(page.locator("[aria-labelledby=error-summary]")).toHaveCount(0);
});

test("the shortest valid values are accepted", async ({ page }) => {
  await homeForm.fill(page, { name: "Ma", email: "m@x.ee", company: "OÜ", message: "1234567890" });
  expect(await homeForm.send(page)).toMatchObject({ name: "Ma" });
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

test("a message that is too long is refused with its own message, and kept", async ({ page }) => {
  await homeForm.fill(page, { message: "Я".repeat(10_001) });
  await homeForm.submitButton(page).click();
  await expect(page.locator("#cta .field-error")).toHaveText(fill(messages.tooLong, { max: "10,000" }));
  const message = homeForm.field(page, "message");
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("Я".repeat(10_001));
  await message.press("End");
  await message.press("Backspace");
  await expect(page.locator("#cta .field-error")).toHaveCount(0);
});
