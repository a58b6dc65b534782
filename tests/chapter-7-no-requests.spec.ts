import { expect, fillHomeForm, openHomeForm, submitButton, test, toast, VALID } from "./fixtures";
import { TOASTS } from "./support/specification";

test("submitting logs the trimmed values and makes no request", async ({ page }) => {
  await openHomeForm(page);
  await fillHomeForm(page, { name: "  Mari  " });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submitButton(page).click();
  const values = await (await logged).args()[1]?.jsonValue();
  expect(values).toEqual({ ...VALID, name: "Mari" });
  await expect(toast(page)).toContainText(TOASTS.sent.title);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/#cta");
});
