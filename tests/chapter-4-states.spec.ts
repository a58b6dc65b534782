import {
  breakSending,
  expect,
  field,
  fillHomeForm,
  openHomeForm,
  submitButton,
  test,
  toast,
  VALID,
} from "./fixtures";
import { copyOf } from "./support/content";
import { TOASTS } from "./support/specification";

const FIELDS = ["name", "email", "company", "message"] as const;

test.beforeEach(async ({ page }) => {
  await openHomeForm(page);
  await fillHomeForm(page);
});

test("while sending, the button is disabled; then it is enabled again", async ({ page }) => {
  await submitButton(page).evaluate((button) => {
    const states: string[] = [];
    new MutationObserver(() => {
      states.push(`${(button as HTMLButtonElement).disabled} ${button.textContent}`);
      document.body.dataset["states"] = states.join(", ");
    }).observe(button, { attributes: true, attributeFilter: ["disabled"] });
  });
  await submitButton(page).click();
  const { busy } = copyOf("enquiry").form;
  const { submit } = copyOf("home").cta.form;
  await expect(page.locator("body")).toHaveAttribute("data-states", `true ${busy}, false ${submit}`);
});

test("after success the form is empty without errors, focus is on its button, and the success toast is shown", async ({
  page,
}) => {
  await submitButton(page).click();
  await expect(toast(page)).toContainText(TOASTS.sent.title);
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue("");
  await expect(submitButton(page)).toBeFocused();
  // An empty form shows no error until it is submitted.
  await field(page, "name").pressSequentially("M");
  await expect(page.locator("#cta .field-error")).toHaveCount(0);
});

test("when sending fails, the values are kept and the failure toast is shown", async ({ page }) => {
  await breakSending(page);
  await page.reload();
  await openHomeForm(page);
  await fillHomeForm(page);
  await submitButton(page).click();
  await expect(toast(page, "alert")).toContainText(TOASTS.failed.title);
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(VALID[name]);
  await expect(submitButton(page)).toBeEnabled();
});
