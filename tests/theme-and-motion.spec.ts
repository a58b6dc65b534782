import type { Page } from "@playwright/test";
import { formatHex } from "culori";
import { expect, test } from "./fixtures.ts";
import * as assessment from "./support/assessment-page.ts";
import * as homeForm from "./support/home-form.ts";

test.describe("with forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("buttons and fields keep an edge, and the drawings stay visible", async ({ page }) => {
    await page.goto("/");
    for (const selector of ["button[type=submit]", "form input[type=text]"]) {
      await expect(page.locator(selector).first()).toHaveCSS("border-top-style", "solid");
      await expect(page.locator(selector).first()).not.toHaveCSS("border-top-width", "0px");
    }
    const color = (selector: string, name: "color" | "backgroundColor" | "stroke") =>
      page
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element)[property], name);
    // Else the browser paints the page's background behind the label, which has nearly its color.
    const primary = "main [data-variant=primary]";
    await expect(page.locator(primary).first()).toHaveCSS("forced-color-adjust", "none");
    expect(await color(primary, "backgroundColor")).not.toBe(await color("html", "backgroundColor"));
    expect(await color("#services li path", "stroke")).not.toBe(
      await color("#services li svg", "backgroundColor"),
    );
  });
});

test("the theme follows the system without a script, so it can't flash", async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto("/");
  const seen = new Set<string>();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const color = formatHex(await background()) ?? "";
    seen.add(color);
    const meta = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
    await expect(meta).toHaveAttribute("content", color);
  }
  expect(seen.size).toBe(2);
});

test.describe("motion", () => {
  /** How many animations move something on the page; a change of color is no motion. */
  const animated = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => !/color/.test((animation as CSSTransition).transitionProperty)).length,
    );

  test("draws the line through the services' pictures from one to the next", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const lines = page.locator("#services li svg > path[class*=line]");
    const drawn = () =>
      lines.evaluateAll((all) =>
        all.map((line) => line.getAnimations()[0]?.effect?.getComputedTiming().progress ?? 0),
      );
    // Halfway into the window, the second is being drawn.
    await page
      .locator("#services li svg")
      .nth(1)
      .evaluate((picture) => {
        const { top, height } = picture.getBoundingClientRect();
        scrollTo({ top: scrollY + top + height / 2 - innerHeight, behavior: "instant" });
      });
    await expect.poll(async () => (await drawn())[0]).toBe(1);
    const [, second, third] = await drawn();
    expect(second).toBeGreaterThan(0);
    expect(second).toBeLessThan(1);
    expect(third).toBe(0);
  });

  test("draws the line of /services as far as the reader is", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/services");
    const line = page.locator("[class*=GrowthLine_line]").first();
    const drawn = () =>
      line.evaluate((part) => part.getAnimations({ subtree: true })[0]?.effect?.getComputedTiming().progress);
    expect(await drawn()).toBeLessThan(0.5);
    await line.evaluate((part) => part.scrollIntoView({ behavior: "instant", block: "end" }));
    await expect.poll(drawn).toBeGreaterThan(0.5);
  });

  test("is off if the visitor prefers reduced motion", async ({ page }) => {
    await page.goto("/");
    expect(await animated(page)).toBe(0);
    await homeForm.open(page);
    await homeForm.breakSending(page);
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    expect(await animated(page)).toBe(0);
    await assessment.open(page, assessment.OWN);
    await assessment.expectResult(page, assessment.OWN);
    expect(await animated(page)).toBe(0);
  });
});
