import {
  expect,
  expectAccessible,
  expectStateAccessible,
  NOT_FOUND_ERRORS,
  PAGES,
  test,
  UNKNOWN,
} from "./fixtures.ts";

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
