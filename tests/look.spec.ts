import type { Page } from "@playwright/test";
import {
  breakSending,
  expect,
  fillHomeForm,
  openHomeForm,
  ROUTES,
  scrollsSideways,
  submitButton,
  test,
} from "./fixtures";

/** Targets smaller than this, in px; links within a sentence are exempt (WCAG 2.5.8). */
const tooSmall = (page: Page, selector: string, px: number) =>
  page.locator(selector).evaluateAll((elements, least) => {
    const isInSentence = (element: Element) =>
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return elements
      .filter((element) => element.checkVisibility() && !isInSentence(element))
      .map((element) => ({ text: element.textContent?.trim(), box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < least || Math.round(box.height) < least)
      .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }, px);

for (const route of ROUTES) {
  test.describe(route, () => {
    test("has targets of at least 24 px, and important ones of at least 44 px", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(route);
      expect(await tooSmall(page, "a, button, summary, input, textarea", 24)).toEqual([]);
      expect(await tooSmall(page, "[data-variant], header button, header a, input, textarea", 44)).toEqual(
        [],
      );
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
      return { highlight: read("Highlight"), text: read("CanvasText") };
    });
    for (const selector of ["button[type=submit]", "form input[type=text]"]) {
      await expect(page.locator(selector).first()).toHaveCSS("border-top-style", "solid");
      await expect(page.locator(selector).first()).not.toHaveCSS("border-top-width", "0px");
    }
    await expect(page.locator("#services li .line-accent").first()).toHaveCSS("stroke", system.highlight);
    await expect(page.locator("#services li .drawing").first()).toHaveCSS("color", system.text);
  });
});

test("the line that ends in the send button is not part of what can be pressed", async ({ page }) => {
  await page.goto("/");
  const button = submitButton(page);
  await button.scrollIntoViewIfNeeded();
  const beside = await button.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left - 20, top + height / 2)?.closest("section, button")?.id;
  });
  expect(beside).toBe("cta");
});

test("on phones the drawings of the process are in one line, and its steps stay a list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services");
  const process = page.getByRole("region", { name: "How growth happens" });
  await expect(process.getByRole("listitem")).toHaveCount(4);
  const tops = await process
    .locator(".drawing")
    .evaluateAll((drawings) => new Set(drawings.map((drawing) => drawing.getBoundingClientRect().top)).size);
  expect(tops).toBe(1);
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
  const animated = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    );

  test("exists by default", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    expect(await animated(page)).toContainEqual(expect.stringContaining("uncover"));
    await page.locator("#experts").scrollIntoViewIfNeeded();
    await expect.poll(() => animated(page)).toContain("arrive");
  });

  test("is off if the visitor prefers reduced motion", async ({ page }) => {
    await page.goto("/");
    expect(await animated(page)).toEqual([]);
    await breakSending(page);
    await openHomeForm(page);
    await fillHomeForm(page);
    await submitButton(page).click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    expect(await animated(page)).toEqual([]);
  });
});

test("each service is printed on its own page, with its details open, without menus and forms", async ({
  page,
}) => {
  await page.goto("/services");
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  // The title page, three services, and the process with its links.
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(5);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("How it works").first()).toBeVisible();
  await expect(page.locator("nav")).toHaveCount(3);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
});

test("links to the form are not printed", async ({ page }) => {
  for (const path of ["/", "/services"]) {
    await page.goto(path);
    const links = page.locator("main a[href*='#cta']");
    expect(await links.count()).toBeGreaterThan(2);
    await page.emulateMedia({ media: "print" });
    await expect(links.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  }
});
