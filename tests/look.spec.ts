import type { Page } from "@playwright/test";
import { expect, ROUTES, scrollsSideways, test } from "./fixtures";
import * as contactForm from "./support/contact-form";
import { site } from "./support/content";
import * as homeForm from "./support/home-form";

/** Targets smaller than this, in px; links within a sentence are exempt (WCAG 2.5.8). */
const tooSmall = (page: Page, selector: string, px: number) =>
  page.locator(selector).evaluateAll((elements, least) => {
    const isInSentence = (element: Element) =>
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return elements
      .filter((element) => element.checkVisibility() && !isInSentence(element))
      .map((element) => {
        // A press of its label checks a box.
        const target = element.matches("[type=radio], [type=checkbox]") ? element.closest("label") : element;
        return { text: element.textContent?.trim(), box: (target ?? element).getBoundingClientRect() };
      })
      .filter(({ box }) => Math.round(box.width) < least || Math.round(box.height) < least)
      .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }, px);

/** Words that are broken within, and words beyond the window's edges, unless they can be scrolled to. */
const badWords = (page: Page) =>
  page.evaluate(() => {
    const bad = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest(".sr-only, a[href='#content']")) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+([./@][\p{L}\p{N}]+)*/gu)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()];
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        const isOutside = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
        // Addresses may break anywhere.
        const isAddress = /[./@]/.test(word) || element.closest("a[href^='tel:']");
        if ((lines > 1 && !isAddress) || (isOutside && !element.closest(".scroller"))) bad.add(word);
      }
    }
    return [...bad];
  });

/** Sets the browser's default font size, which is 16 px. */
async function setDefaultFontSize(page: Page, px: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: px, fixed: px } });
}

for (const route of ROUTES) {
  test.describe(route, () => {
    for (const px of [24, 32]) {
      test(`is readable on a phone whose default font size is ${px} px`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await setDefaultFontSize(page, px);
        await page.goto(route);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) details.open = true;
        });
        expect(await badWords(page)).toEqual([]);
        expect(await scrollsSideways(page)).toBe(false);
        const header = page.locator("body > header");
        expect((await header.boundingBox())?.height).toBeLessThan(844 / 5);
        const smallTargets = await tooSmall(page, "[data-variant], header button, header a", 44);
        expect(smallTargets).toEqual([]);
      });
    }

    test("is readable on a laptop whose browser enlarges only text, to 200 %", async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto(route);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(await badWords(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });

    test("has targets of at least 24 px, and important ones of at least 44 px", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(route);
      expect(await tooSmall(page, "a, button, summary, input, textarea", 24)).toEqual([]);
      const important = "[data-variant], header button, header a, input, textarea, a[href*='#cta-']";
      expect(await tooSmall(page, important, 44)).toEqual([]);
    });

    test("works at 400 % zoom of a window of 1280 × 1024 px", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(route);
      expect(await scrollsSideways(page)).toBe(false);
      // In a window this low, the header isn't sticky.
      await expect(page.locator("body > header")).toHaveCSS("position", "static");
    });
  });
}

for (const route of ["/", "/contact"]) {
  test(`the button of the form on ${route} stays within a window of 320 px with letters of 32 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await setDefaultFontSize(page, 32);
    await page.goto(route);
    const box = await page.locator("form [type=submit]").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(320);
  });
}

test("on a laptop, the contact form is in the first window with its button", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/contact");
  await expect(contactForm.submitButton(page)).toBeInViewport({ ratio: 1 });
});

test("the line of the services goes through all stations, from the left edge to the right", async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services");
    const stations = await page.locator(".station").evaluateAll((elements) =>
      elements.map((element) => {
        const { left } = element.getBoundingClientRect();
        return Math.round(left + Number.parseFloat(getComputedStyle(element, "::before").left));
      }),
    );
    expect(stations.length).toBeGreaterThan(4);
    expect(new Set(stations).size).toBe(1);
    const line = page.locator("section:has(.station) svg:visible path").last();
    const box = await line.boundingBox();
    // With half of its stroke, and a pixel for rounding.
    expect(Math.abs((box?.x ?? 0) + 2 - (stations[0] ?? 0))).toBeLessThanOrEqual(2);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(width);
  }
});

test("on wide screens the gathering ends in the form's button, also with errors", async ({ page }) => {
  await page.goto("/");
  await homeForm.open(page);
  await homeForm.submitButton(page).click();
  await expect(page.locator("#cta [aria-invalid=true]").first()).toBeVisible();
  const button = await homeForm.submitButton(page).boundingBox();
  const line = await page.locator("#cta svg path").nth(-2).boundingBox();
  expect(Math.abs((line?.x ?? 0) + (line?.width ?? 0) - (button?.x ?? 0))).toBeLessThanOrEqual(4);
  const middle = (line?.y ?? 0) + (line?.height ?? 0) / 2;
  expect(Math.abs(middle - (button?.y ?? 0) - (button?.height ?? 0) / 2)).toBeLessThanOrEqual(2);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.locator("#cta svg")).toBeHidden();
});

test("a very long word in a heading, text or button stays within the window at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const route of ["/", "/about", "/services", "/contact"]) {
    await page.goto(route);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll(
        "h1, h2, h3, p, li, [data-variant], label, dt, dd, summary",
      )) {
        if (element.children.length === 0) element.textContent = "Softwareentwicklungsdienstleistungsvertrag";
      }
    });
    expect(await scrollsSideways(page)).toBe(false);
  }
});

test("the menu's toggle shows a cross while the menu is open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const toggle = page.locator("[popovertarget=menu]");
  const lines = () =>
    toggle.locator("path").evaluateAll((paths) => paths.map((path) => getComputedStyle(path).transform));
  expect(new Set(await lines())).toEqual(new Set(["none"]));
  await toggle.click();
  const [one, two] = await lines();
  expect(one).toMatch(/^matrix/);
  expect(two).toMatch(/^matrix/);
  expect(one).not.toBe(two);
});

test("the tagline in the footer begins with a capital", async ({ page }) => {
  await page.goto("/");
  const transform = await page
    .locator("footer p", { hasText: site.tagline })
    .evaluate((tagline) => getComputedStyle(tagline, "::first-letter").textTransform);
  expect(transform).toBe("uppercase");
});
