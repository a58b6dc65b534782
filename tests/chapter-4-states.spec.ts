import {
  breakSending,
  expect,
  fillHomeForm,
  openHomeForm,
  submitButton,
  test,
  toast,
  VALID,
} from "./fixtures";

test("while sending, the button is disabled; then it is enabled again", async ({ page }) => {
  await openHomeForm(page);
  await fillHomeForm(page);
  await submitButton(page).evaluate((button) => {
    const states: string[] = [];
    new MutationObserver(() => {
      states.push(`${(button as HTMLButtonElement).disabled} ${button.textContent}`);
      document.body.dataset["states"] = states.join(", ");
    }).observe(button, { attributes: true, attributeFilter: ["disabled"] });
  });
  await submitButton(page).click();
  await expect(page.locator("body")).toHaveAttribute("data-states", /^true Sending…, false Send message$/);
});

test("after success the form is empty, focus is on its button, and the success toast is shown", async ({
  page,
}) => {
  await openHomeForm(page);
  await fillHomeForm(page);
  await submitButton(page).click();
  await expect(toast(page)).toContainText("Message sent successfully!");
  for (const label of Object.keys(VALID)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  }
  await expect(submitButton(page)).toBeFocused();
});

test("an empty form after success shows no error until it is submitted", async ({ page }) => {
  await openHomeForm(page);
  await fillHomeForm(page);
  await submitButton(page).click();
  await expect(toast(page)).toContainText("Message sent");
  await page.getByLabel("Name", { exact: true }).pressSequentially("M");
  await expect(page.locator(".field-error")).toHaveCount(0);
});

test.describe("when sending fails", () => {
  test("the values are kept and the failure toast is shown", async ({ page }) => {
    await breakSending(page);
    await openHomeForm(page);
    await fillHomeForm(page);
    await submitButton(page).click();
    await expect(toast(page, "alert")).toContainText("Error sending message");
    for (const [label, value] of Object.entries(VALID)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await expect(submitButton(page)).toBeEnabled();
  });
});
