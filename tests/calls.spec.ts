import { type FieldName, fieldsOf } from "../src/features/enquiry/shared-with-server/enquiry-fields.ts";
import { expect, expectNoViolation, test } from "./fixtures.ts";
import { getContent } from "./support/content.ts";
import * as homeForm from "./support/home-form.ts";

const { messages, hints, form: copy } = getContent("features/enquiry");
const { topics } = getContent("pages/home").cta;
const ONLY_FOR_CALL = fieldsOf("home")
  .filter(({ onlyForCall }) => onlyForCall)
  .map(({ name }) => name as FieldName & keyof typeof hints);
const CALL = { phone: "+1 212 555 0100", callTime: "Mondays after 14:00, New York" };

test("a call may have a phone and a time; without its topic neither is shown or sent", async ({ page }) => {
  await homeForm.open(page);
  for (const name of ONLY_FOR_CALL) await homeForm.expectHidden(page, name);
  // The buttons may lead to a booking page.
  await page.goto("/#cta-strategy-call");
  await page.reload();
  await homeForm.hydrated(page).waitFor();
  for (const name of ONLY_FOR_CALL) {
    await expect(homeForm.field(page, name)).toBeVisible();
    await expect(homeForm.field(page, name)).not.toHaveAttribute("aria-required");
    await expect(homeForm.field(page, name)).toHaveAccessibleDescription(hints[name]);
    // Firefox would empty such a field on a reload.
    await expect(homeForm.field(page, name)).not.toHaveAttribute("autocomplete", "off");
  }
  await homeForm.fill(page, { phone: "call me" });
  await homeForm.submitButton(page).click();
  await expect(page.locator("#home-phone-error")).toHaveText(messages.phone);
  await expect(homeForm.field(page, "phone")).toBeFocused();
  await expectNoViolation(page);
  const count = page.locator("#cta form").getByText(copy.errors.one, { exact: true });
  await expect(count).toBeVisible();

  await page.getByRole("link", { name: copy.removeTopic }).filter({ visible: true }).click();
  await expect(count).toBeHidden();
  for (const name of ONLY_FOR_CALL) await homeForm.expectHidden(page, name);
  expect(await homeForm.send(page)).toEqual(homeForm.VALID);
});

test("a call needs only the specified fields; its topic stays until another is set", async ({ page }) => {
  await page.goto("/services#cta-strategy-call");
  await homeForm.hydrated(page).waitFor();
  await homeForm.fill(page);
  expect(await homeForm.send(page)).toMatchObject({ ...homeForm.VALID, topic: topics.strategyCall });
  await homeForm.fill(page);
  await homeForm.field(page, "phone").fill(CALL.phone);
  await homeForm.field(page, "callTime").fill(` ${CALL.callTime}`);
  await page.evaluate(() => location.assign("#assessment"));
  await expect(homeForm.topicLines(page, topics.strategyCall)).toBeVisible();
  expect(await homeForm.send(page)).toMatchObject({ ...homeForm.VALID, ...CALL, topic: topics.strategyCall });
  await expect(homeForm.field(page, "callTime")).toHaveValue("");
  await page.locator("a[href$='#cta-growth-assessment']").first().dispatchEvent("click");
  await expect(homeForm.topicLines(page, topics.strategyCall)).toBeHidden();
  await homeForm.expectHidden(page, "phone");
  await expect(homeForm.topicLines(page, topics.growthAssessment)).toBeVisible();
});
