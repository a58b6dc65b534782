import { expect, test } from "./fixtures";
import * as homeForm from "./support/home-form";
import { TOASTS } from "./support/specification";

test("submitting logs the trimmed values and makes no request", async ({ page }) => {
  await homeForm.open(page);
  await homeForm.fill(page, { name: "  Mari  " });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await homeForm.submitButton(page).click();
  const values = await (await logged).args()[1]?.jsonValue();
  expect(values).toEqual({ ...homeForm.VALID, name: "Mari" });
  await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/#cta");
});
