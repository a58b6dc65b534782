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
    const behind = await color("#services li svg", "backgroundColor");
    expect(await color("#services li path", "stroke")).not.toBe(behind);
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
    page.evaluate(() => {
      const all = document.getAnimations() as CSSTransition[];
      return all.filter(({ transitionProperty }) => !/color/.test(transitionProperty)).length;
    });

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
    const line = page.locator("[class*=services-line_line]").first();
    const drawn = async () => {
      const [ofLine, ofItsEnd] = await line.evaluate((part) =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === part)
          .map(({ effect }) => effect?.getComputedTiming().progress),
      );
      expect(ofItsEnd).toBe(ofLine);
      return ofLine;
    };
    for (const [block, least, most] of [
      ["start", 0, 0.5],
      ["end", 0.5, 1],
      ["start", 0, 0.5],
    ] as const) {
      await line.evaluate((part, block) => part.scrollIntoView({ behavior: "instant", block }), block);
      await expect.poll(drawn).toBeGreaterThanOrEqual(least);
      await expect.poll(drawn).toBeLessThanOrEqual(most);
    }
  });

  test("the line of /services reaches the first station at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto("/services");
    const line = page.locator("[class*=services-line_line]").first();
    const [station, reached] = await line.evaluate((part) => {
      const { clipPath, height } = getComputedStyle(part, "::before");
      const [, percent, px] = /calc\(([\d.]+)% - ([\d.]+)px\)/.exec(clipPath) ?? [];
      const first = part.querySelector("[class*=services-line_station]") as Element;
      const middle =
        first.getBoundingClientRect().y + Number.parseFloat(getComputedStyle(first, "::before").top);
      return [
        middle - part.getBoundingClientRect().y,
        Number.parseFloat(height) * (1 - Number(percent) / 100) + Number(px),
      ] as const;
    });
    expect(reached).toBeGreaterThan(station);
    // Not the whole line.
    expect(reached).toBeLessThan(4 * station);
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
