import { expect, NOT_FOUND_ERRORS, test } from "./fixtures";
import {
  better,
  button,
  copy,
  expectFindings,
  figure,
  LINK,
  LINKED,
  QUERY,
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

test.describe("a link that mail has changed", () => {
  test.use({ expectedErrors: NOT_FOUND_ERRORS });

  for (const address of [
    `/#assessment%3F${QUERY}`,
    `/#assessment?${QUERY.replaceAll("&", "&amp;")}.`,
    `/%23assessment?${QUERY}`,
    `/%23assessment%3F${QUERY})`,
  ]) {
    test(`${address} opens the assessment with its figures`, async ({ page }) => {
      await page.goto(address);
      await expect(figure(page, "leads")).toHaveValue("3");
      await expectFindings(page, LINKED);
      await expect(page.locator("#assessment h2")).toBeInViewport();
    });
  }
});
