import { expect, test } from "./fixtures";
import {
  better,
  button,
  copy,
  expectFindings,
  figure,
  LINK,
  LINKED,
  section,
} from "./support/assessment-page";

test("a link opens the same assessment, from any page and on the page itself", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(LINK);
  await expect(figure(page, "contract")).toHaveValue("80k");
  await expectFindings(page, LINKED);
  await expect(page.locator("#assessment h2")).toBeInViewport();
  await button(page, copy.actions.copy).click();
  await expect(section(page).getByText(copy.actions.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${LINK}`);
  // It is said until there is something else to copy.
  await better(page).press("End");
  await expect(section(page).getByText(copy.actions.copied)).toHaveCount(0);
  await page.evaluate(() => location.assign("#assessment?leads=7"));
  await expect(figure(page, "leads")).toHaveValue("7");
});
