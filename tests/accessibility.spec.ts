import {
  expect,
  expectAccessible,
  expectStateAccessible,
  NOT_FOUND_ERRORS,
  PAGES,
  test,
  UNKNOWN,
} from "./fixtures.ts";
import { getContent } from "./support/content.ts";

test.use({ expectedErrors: NOT_FOUND_ERRORS });

for (const route of [...PAGES, UNKNOWN]) {
  test(`${route} has no axe violation, fits the window, and its lists are read`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    await expectAccessible(page);
    const bad = await page.evaluate(() => {
      const tables = [...document.querySelectorAll("table")].filter((table) => !table.caption?.innerText);
      const headers = document.querySelectorAll("th:not([scope=col], [scope=row])");
      return [...tables, ...headers].map((element) => element.outerHTML.slice(0, 90));
    });
    expect(bad).toEqual([]);
    // With list-style: none, Safari drops the semantics of a list.
    const styles = await page
      .locator("ul, ol")
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(styles.length).toBeGreaterThan(0);
    expect(styles).not.toContain("none");
  });
}

test("the open menu has no axe violation", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/services");
  await page.locator("[popovertarget=menu]").click();
  await expect(page.locator("#menu")).toBeVisible();
  await expectStateAccessible(page);
});

test("a label and the word after it are two words in what a screen reader gets", async ({ page }) => {
  const { form, labels } = getContent("features/enquiry");
  await page.goto("/contact");
  const session = await page.context().newCDPSession(page);
  // Playwright's own names have spaces that Chromium's tree lacks.
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const names = nodes.map(({ name }) => name?.value as unknown);
  expect(names).toContain(`${labels.contact.phone} (${form.optional})`);
});
