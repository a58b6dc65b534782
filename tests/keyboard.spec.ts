import type { Page } from "@playwright/test";
import { fill } from "../src/shared/fill";
import { expect, ROUTES, test } from "./fixtures";
import { copyOf } from "./support/content";
import * as homeForm from "./support/home-form";
import { MESSAGES, TOASTS } from "./support/specification";

/**
 * The focused element, if it is not visible: outside of the window, or covered by the header (WCAG
 * 2.4.11).
 */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const header = document.querySelector("body > header");
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isSeen = [top + 2, top + height / 2].some((y) => {
      const found = document.elementFromPoint(left + width / 2, y);
      return found && (header?.contains(focused) || !header?.contains(found));
    });
    return isSeen ? null : focused.outerHTML.slice(0, 80);
  });

for (const route of ROUTES) {
  test(`${route}: each tab stop is visible and not covered by the header, forwards and backwards`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(route);
    const stops = await page
      .locator("a[href], button, input, textarea, summary")
      .filter({ visible: true })
      .count();
    expect(stops).toBeGreaterThan(10);
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key);
        expect(await hiddenFocus(page)).toBeNull();
      }
    }
  });

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
      [...document.querySelectorAll("h1, h2, h3, p, li, a, button, label, dt, dd")]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 1;
        })
        .filter(
          (element) =>
            getComputedStyle(element).display !== "inline" && !element.matches('a[href="#content"]'),
        )
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(clipped).toEqual([]);
  });
}

test("a form with errors can be corrected and sent by keyboard, and its toast dismissed", async ({
  page,
}) => {
  await homeForm.open(page);
  await homeForm.field(page, "name").focus();
  await page.keyboard.type("M");
  for (const _ of ["email", "company", "message", "email link", "button"]) await page.keyboard.press("Tab");
  await expect(homeForm.submitButton(page)).toBeFocused();
  await page.keyboard.press("Enter");

  // Focus is on the list of errors, before the fields.
  const name = homeForm.field(page, "name");
  await expect(name).toHaveAccessibleDescription(MESSAGES.name);
  const summary = page.getByRole("region", {
    name: fill(copyOf("enquiry").form.errorSummary, { count: "4" }),
  });
  await expect(summary).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(homeForm.field(page, "email")).toBeFocused();

  await name.focus();
  await page.keyboard.press("ControlOrMeta+A");
  for (const value of Object.values(homeForm.VALID)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  // They stay, crossed out, so that no field moves while somebody types.
  await expect(summary.locator("s")).toHaveCount(4);
  // Past the link of the notice.
  await page.keyboard.press("Tab");
  await expect(homeForm.submitButton(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(homeForm.toast(page)).toContainText(TOASTS.sent.title);
  await expect(homeForm.submitButton(page)).toBeFocused();
  await homeForm.dismissButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await expect(homeForm.submitButton(page)).toBeFocused();
});
