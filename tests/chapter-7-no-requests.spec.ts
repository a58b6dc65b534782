import { expect, test } from "./fixtures";
import * as homeForm from "./support/home-form";

test("submitting logs the trimmed values and makes no request", async ({ page }) => {
  await homeForm.open(page);
  await homeForm.fill(page, { name: "  Mari  " });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  expect(await homeForm.send(page)).toEqual({ ...homeForm.VALID, name: "Mari" });
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/#cta");
});
