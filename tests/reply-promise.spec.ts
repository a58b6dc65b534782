import { expect, test } from "./fixtures";
import { copyOf } from "./support/content";
import * as homeForm from "./support/home-form";

test("while the forms aren't connected, no time of a reply is named beside them", async ({ page }) => {
  await page.clock.setFixedTime("2026-10-05T07:20:00Z");
  await homeForm.open(page);
  const [before = ""] = copyOf("enquiry").delivery.promise.split("{");
  await expect(page.locator("form").getByText(before)).toHaveCount(0);
  await expect(page.locator("form")).not.toContainText("Tuesday");
});
