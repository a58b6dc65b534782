import { expect, PAGES, test } from "./fixtures.ts";
import { expectedStops, scrollers, walk } from "./support/focus.ts";
import * as homeForm from "./support/home-form.ts";

for (const route of PAGES) {
  for (const [width, height] of [
    [320, 256],
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`${route} at ${width} × ${height} px: the Tab key reaches everything, in its order, and nothing covers what has focus, forwards and backwards`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(route);
      const forwards = await walk(page, "Tab");
      const backwards = await walk(page, "Shift+Tab");
      expect([...forwards, ...backwards].filter(({ problem }) => problem)).toEqual([]);
      const stops = forwards.map(({ html }) => html);
      expect(backwards.map(({ html }) => html).reverse()).toEqual(stops);
      const scrolling = await scrollers(page);
      const expected = await expectedStops(page);
      expect(stops.filter((stop) => !scrolling.includes(stop))).toEqual(expected);
      expect(expected.length).toBeGreaterThan(10);
    });
  }

  test(`${route} loses no text with increased text spacing (WCAG 1.4.12)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(route);
    const session = await page.context().newCDPSession(page);
    const { frameTree } = await session.send("Page.getFrameTree");
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { styleSheetId } = await session.send("CSS.createStyleSheet", { frameId: frameTree.frame.id });
    await session.send("CSS.setStyleSheetText", {
      styleSheetId,
      text: "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    });
    const clipped = await page.evaluate(() =>
      // A drawing may leave the window.
      [...document.querySelectorAll("h1, h2, h3, p:not(:has(svg)), li, a, button, label, dt, dd")]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 1;
        })
        .filter(
          (element) =>
            getComputedStyle(element).display !== "inline" &&
            !element.matches(".sr-only, a[href='#content']"),
        )
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(clipped).toEqual([]);
  });
}

for (const [width, height] of [
  [320, 256],
  [320, 640],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} px the toast of a failure covers nothing that has focus, forwards and backwards; Escape closes it from anywhere`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await homeForm.open(page);
    await homeForm.fill(page);
    await homeForm.breakSending(page);
    await homeForm.submitButton(page).click();
    const toast = page.locator("[data-toast]");
    await expect(toast).toBeVisible();
    for (const key of ["Tab", "Shift+Tab"] as const) {
      const stops = await walk(page, key);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ problem }) => problem)).toEqual([]);
    }
    await homeForm.field(page, "name").focus();
    await page.keyboard.press("Escape");
    await expect(toast).toHaveCount(0);
    await expect(homeForm.field(page, "name")).toBeFocused();
  });
}
