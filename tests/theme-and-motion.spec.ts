import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import * as homeForm from "./support/home-form.ts";

test.describe("with forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("buttons and fields keep an edge, and drawings use the visitor's colors", async ({ page }) => {
    await page.goto("/");
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      const read = (color: string) => {
        probe.style.color = color;
        return getComputedStyle(probe).color;
      };
      return { highlight: read("Highlight"), text: read("CanvasText"), canvas: read("Canvas") };
    });
    for (const selector of ["button[type=submit]", "form input[type=text]"]) {
      await expect(page.locator(selector).first()).toHaveCSS("border-top-style", "solid");
      await expect(page.locator(selector).first()).not.toHaveCSS("border-top-width", "0px");
    }
    // Forced colors remove a gradient, of which the plus of a disclosure is made.
    const plus = page.locator("main summary").first();
    expect(await plus.evaluate((it) => getComputedStyle(it, "::after").backgroundImage)).toContain(
      "gradient",
    );
    // Else the browser paints the page's background behind the label, which has nearly its color.
    const primary = page.locator("main [data-variant=primary]").first();
    await expect(primary).toHaveCSS("forced-color-adjust", "none");
    await expect(primary).toHaveCSS("background-color", system.highlight);
    const strokes = await page
      .locator("#services li path")
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
    expect(new Set(strokes)).toEqual(new Set([system.highlight, system.text, system.canvas]));
    await expect(page.locator("#services li svg").first()).toHaveCSS("background-color", system.canvas);
  });
});

test("the theme follows the system without a script, so it can't flash", async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto("/");
  await page.emulateMedia({ colorScheme: "light" });
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background()).not.toBe(light);
  for (const theme of ["light", "dark"]) {
    const color = await page.locator(`meta[name=theme-color][media*=${theme}]`).getAttribute("content");
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test.describe("motion", () => {
  /** How many animations move something within a part of the page; a change of color is no motion. */
  const animated = (page: Page, part: string) =>
    page.evaluate(
      (selector) =>
        document
          .getAnimations()
          .filter((animation) => !/color/.test((animation as CSSTransition).transitionProperty))
          .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.closest(selector)).length,
      part,
    );

  test("exists by default: when the page opens, and while it is scrolled", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    // Styles stay when the animations have ended.
    const names = await page
      .locator("main > section:first-child figure *")
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).animationName));
    expect(new Set(names).size).toBeGreaterThan(1);
    await page.locator("#services").scrollIntoViewIfNeeded();
    await expect.poll(() => animated(page, "#services")).toBeGreaterThan(0);
  });

  test("is off if the visitor prefers reduced motion", async ({ page }) => {
    await page.goto("/");
    expect(await animated(page, "html")).toBe(0);
    await homeForm.open(page);
    await homeForm.breakSending(page);
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    expect(await animated(page, "html")).toBe(0);
  });
});
