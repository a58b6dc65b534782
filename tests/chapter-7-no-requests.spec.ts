import { expect, fillHomeForm, openHomeForm, submitButton, test, toast } from "./fixtures";

test("submitting logs the trimmed values and makes no request", async ({ page }) => {
  await openHomeForm(page);
  await fillHomeForm(page, { Name: "  Mari  " });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await submitButton(page).click();
  const values = await (await logged).args()[1]?.jsonValue();
  expect(values).toEqual({
    name: "Mari",
    email: "mari@example.com",
    company: "Näidis OÜ",
    message: "We sell a product to banks.",
  });
  await expect(toast(page)).toContainText("Message sent successfully!");
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/#cta");
});
