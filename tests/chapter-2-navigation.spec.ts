import type { Page } from "@playwright/test";
import { expect, expectAtSection, test } from "./fixtures.ts";
import { EXPECTED } from "./support/specification.ts";

const { skipLink, menu: menuLabel, sections, bookCall } = EXPECTED.navigation.header;
const navigationButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The button that opens the menu on small screens. */
const menuButton = (page: Page) => page.getByRole("button", { name: menuLabel, exact: true });

const [SERVICES = "", ABOUT = "", CONTACT = ""] = sections.map(({ label }) => label);
const SECTIONS = [[SERVICES, "services"] as const, [ABOUT, "experts"] as const, [CONTACT, "cta"] as const];
const SIZES = {
  desktop: { width: 1280, height: 800 },
  mobile: { width: 390, height: 844 },
} as const;

for (const [size, javaScriptEnabled] of [
  ["desktop", true],
  ["mobile", true],
  ["mobile", false],
] as const) {
  test.describe(`on ${size} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: SIZES[size] });

    test("each button scrolls to its section, without a reload or from another page", async ({ page }) => {
      for (const [index, [label, section]] of SECTIONS.entries()) {
        const address = index === 0 ? "/?gclid=1&gad_source=5" : "/about";
        await page.goto(address);
        const typed = page.locator("#home-message");
        if (index === 0) await typed.fill("Typed before.");
        if (size === "mobile") await menuButton(page).click();
        await navigationButton(page, label).click();
        await expectAtSection(page, section);
        await expect(page).toHaveURL(`${index === 0 ? address : "/"}#${section}`);
        if (index === 0) await expect(typed).toHaveValue("Typed before.");
        // Else a screen reader says the page's title, as if it had loaded anew, and reads on in mid-sentence.
        await expect(page.locator(`#${section}`)).toBeFocused();
        await expect(page.locator(`#${section}`)).toHaveCSS("outline-style", "none");
        if (size === "mobile") await expect(page.locator("#menu")).toBeHidden();
      }
    });
  });
}

test("the space key presses each button, once if it is held", async ({ page }) => {
  await page.addInitScript(() => {
    const presses: Event[] = [];
    addEventListener("click", (event) => presses.push(event));
    Object.assign(window, { presses });
  });
  await page.goto("/");
  for (const [index, [label, section]] of SECTIONS.entries()) {
    await navigationButton(page, label).focus();
    // A key that is held repeats its event.
    for (let event = 0; event < 3; event++) await page.keyboard.down("Space");
    await page.keyboard.up("Space");
    await expect(page).toHaveURL(`/#${section}`);
    expect(await page.evaluate("presses.length")).toBe(index + 1);
  }
});

test("on the home page, the scroll begins about 100 ms after arrival, from the top", async ({ page }) => {
  await page.clock.install();
  await page.goto("/services");
  await page.clock.pauseAt(Date.now() + 60_000);
  await navigationButton(page, CONTACT).click();
  await page.waitForURL(/\/#./);
  await page.clock.runFor(99);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(1);
  await expectAtSection(page, "cta");
});

for (const from of ["/", "/about"]) {
  test(`unless reduced motion is preferred, the scroll is smooth, also while fonts load: from ${from}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      const behaviors = new Set<string>();
      addEventListener("scroll", () =>
        behaviors.add(getComputedStyle(document.documentElement).scrollBehavior),
      );
      Object.assign(window, { behaviors });
    });
    if (from !== "/") await page.route("**/*.woff2", () => {});
    await page.goto(from, { waitUntil: "domcontentloaded" });
    await navigationButton(page, CONTACT).click();
    await expectAtSection(page, "cta");
    // Not the positions: a busy machine may draw no frame between the first and the last.
    expect(await page.evaluate("[...behaviors]")).toEqual(["smooth"]);
  });
}

test("the first tab stop is a skip link to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isPastHeader = await page.evaluate(() => !document.activeElement?.closest("header"));
  expect(isPastHeader).toBe(true);
});

test.describe("the mobile menu", () => {
  test.use({ viewport: SIZES.mobile });

  test("can be scrolled to its last item, of full width, in a window of 320 × 256 px, as at 400 % zoom", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/");
    await expect(page.locator("body > header")).toHaveCSS("position", "static");
    await menuButton(page).press("Enter");
    const menu = page.locator("#menu");
    await expect(menu).toBeVisible();
    const last = menu.getByRole("link", { name: bookCall });
    await menu.hover();
    await page.mouse.wheel(0, 1000);
    await expect(last).toBeInViewport({ ratio: 1 });
    expect((await last.boundingBox())?.width).toBeGreaterThan(280);
  });

  test("closes when focus leaves it, backwards or forwards", async ({ page }) => {
    await page.goto("/services");
    const menu = page.locator("#menu");
    for (const key of ["Tab", "Shift+Tab"]) {
      await menuButton(page).press("Enter");
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("button").first()).toBeFocused();
      // Past the items, or back to the toggle and past it.
      const presses = key === "Tab" ? SECTIONS.length + 1 : 2;
      for (let press = 1; press < presses; press++) await page.keyboard.press(key);
      await expect(menu).toBeVisible();
      await page.keyboard.press(key);
      await expect(menu).toBeHidden();
      // Focus goes on to what follows.
      await expect(page.locator(":focus")).toBeVisible();
      await expect(page.locator("nav :focus")).toHaveCount(0);
    }
  });

  test("closes by its toggle, Escape, a press outside of it, and a wide window", async ({ page }) => {
    await page.goto("/");
    const toggle = menuButton(page);
    const menu = page.locator("#menu");
    await toggle.click();
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(200, 800);
    await expect(menu).toBeHidden();
    await toggle.click();
    await page.setViewportSize(SIZES.desktop);
    await expect.poll(() => menu.evaluate((element) => element.matches(":popover-open"))).toBe(false);
    await expect(navigationButton(page, SERVICES)).toBeVisible();
  });
});

test("the link to the current page is marked as current", async ({ page }) => {
  for (const path of ["/", "/about", "/privacy"]) {
    await page.goto(path);
    const current = page.locator("[aria-current=page]");
    expect(await current.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([path]);
  }
});

test("a link to a part of the page moves focus there, where a screen reader goes on", async ({ page }) => {
  await page.goto("/services");
  const links = page.locator("main a[href^='#']:not([href='#cta'])").filter({ visible: true });
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all()) {
    await link.press("Enter");
    const id = (await link.getAttribute("href"))?.slice(1);
    const target = page.locator(`[id="${id}"]`);
    await expect(target).toBeFocused();
    await expect(target).toHaveCSS("outline-style", "none");
  }
});
