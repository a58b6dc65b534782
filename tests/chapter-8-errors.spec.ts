import type { Locator } from "@playwright/test";
import { Hono } from "hono";
import { serve } from "../scripts/serve.ts";
import { createApp } from "../server/app.ts";
import { shownFields } from "../src/features/enquiry/shared-with-server/enquiry-values.fixture.ts";
import { boxesOf, expect, meet, NOT_FOUND_ERRORS, test, UNKNOWN } from "./fixtures.ts";
import { getContent, site } from "./support/content.ts";
import * as homeForm from "./support/home-form.ts";
import { CRASH, NOT_FOUND, TOASTS } from "./support/specification.ts";

for (const [variant, { title, body }] of [
  ["success", TOASTS.sent],
  ["destructive", TOASTS.failed],
] as const) {
  test(`the toast “${title}” has its style, and stays until Escape or its button`, async ({ page }) => {
    await page.clock.install();
    await homeForm.open(page);
    // Screen readers announce only what appears in a live region that exists.
    await expect(homeForm.toast(page)).toBeEmpty();
    await expect(homeForm.toast(page)).toHaveAttribute("aria-live", "assertive");
    if (variant === "destructive") await homeForm.breakSending(page);
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    const toast = page.locator("[data-toast]");
    await expect(toast).toHaveAttribute("data-variant", variant);
    await expect(toast.locator("p")).toHaveText([title, body]);
    const isRed = await toast.evaluate((card) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(card);
      const sample = document.body.appendChild(document.createElement("p"));
      sample.style.cssText = "background: var(--color-danger-surface); color: var(--color-danger)";
      const danger = getComputedStyle(sample);
      return [backgroundColor === danger.backgroundColor, borderTopColor === danger.color];
    });
    expect(isRed).toEqual(Array(2).fill(variant === "destructive"));
    for (const name of shownFields("home")) {
      const kept = variant === "destructive" ? homeForm.VALID[name] : "";
      await expect(homeForm.field(page, name)).toHaveValue(kept);
    }
    await expect(homeForm.submitButton(page)).toBeFocused();
    await page.clock.runFor(3_600_000);
    await expect(toast).toBeVisible();
    await expect(homeForm.toast(page)).toHaveCSS("position", "fixed");
    // At 400 % zoom it would cover too much.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(homeForm.toast(page)).toHaveCSS("position", "static");
    await page.setViewportSize({ width: 1280, height: 800 });
    await homeForm.field(page, "name").focus();
    await page.keyboard.press("Escape");
    await expect(toast).toHaveCount(0);
    await expect(homeForm.field(page, "name")).toBeFocused();
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    await homeForm.dismissButton(page).focus();
    await page.keyboard.press("Escape");
    await expect(toast).toHaveCount(0);
    await expect(homeForm.submitButton(page)).toBeFocused();
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    await homeForm.field(page, "name").focus();
    // Not every browser focuses a button that is clicked.
    await homeForm.dismissButton(page).dispatchEvent("click");
    await expect(toast).toHaveCount(0);
    await expect(homeForm.field(page, "name")).toBeFocused();
  });
}

for (const outcome of ["success", "failure"]) {
  test(`the toast after a ${outcome} covers neither the button nor what has focus`, async ({ page }) => {
    await homeForm.open(page);
    if (outcome === "failure") await homeForm.breakSending(page);
    await homeForm.fill(page);
    const button = homeForm.submitButton(page);
    const expectApart = async (covered: Locator) => {
      const [toast] = await boxesOf(page.locator("[data-toast]"));
      const [box] = await boxesOf(covered);
      expect(toast && box && meet(toast, box)).toBe(false);
    };
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 664 });
      for (const block of ["start", "end"] as const) {
        await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
        await button.press("Enter");
        await expect(page.locator("[data-toast]")).toBeVisible();
        await expect(button).toBeFocused();
        await expect(button).toBeInViewport({ ratio: 1 });
        await expectApart(button);
        for (const name of shownFields("home").reverse()) {
          await page.keyboard.press("Shift+Tab");
          await expect(homeForm.field(page, name)).toBeFocused();
          await expectApart(homeForm.field(page, name));
        }
        // A failure keeps them.
        if (outcome === "success") await homeForm.fill(page);
      }
    }
  });
}

test.describe("a crash of the form", () => {
  test.use({ expectedErrors: /React error #31/ });

  test("puts “Unexpected Application Error!” in its place, and the page works on", async ({ page }) => {
    // An object in place of a toast's text.
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const title = /(&quot;sent&quot;:\[0,\{&quot;title&quot;:\[0,)&quot;.*?&quot;\]/;
      await route.fulfill({ response, body: (await response.text()).replace(title, "$1{}]") });
    });
    await homeForm.open(page);
    await homeForm.fill(page);
    await homeForm.submitButton(page).click();
    const notice = page.locator("#cta").getByRole("alert").filter({ hasText: CRASH });
    await expect(notice.getByRole("link", { name: site.email })).toBeVisible();
    await expect(notice.getByRole("link")).toHaveText([site.email, getContent("pages/error").crash.home]);
    await expect(notice.getByRole("link").last()).toHaveAttribute("href", "/");
    await expect(page.locator("#assessment")).toBeVisible();
  });
});

test.describe("unexpected routing failure", () => {
  test.use({ expectedErrors: /status of 500/ });

  test("shows the page “Unexpected Application Error!” with status 500", async ({ page }) => {
    const broken = new Hono().get("/about", () => {
      throw new Error("an error in routing");
    });
    const errors: string[] = [];
    const report = console.error;
    console.error = ({ message }: Error) => void errors.push(message);
    const { url, close } = await serve(createApp({ folder: "dist", deliveryRoutes: broken }).fetch);

    const response = await page.goto(`${url}/about`);
    expect(response?.status()).toBe(500);
    expect(response?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(CRASH);
    await expect(page.locator("main").getByRole("link", { name: site.email })).toBeVisible();
    console.error = report;
    expect(errors).toEqual(["an error in routing"]);
    await page.close();
    await close();
  });
});

test.describe("any other path", () => {
  test.use({ expectedErrors: NOT_FOUND_ERRORS });

  test("shows the not-found page with status 404", async ({ page }) => {
    for (const path of [UNKNOWN, "/a/b/c", "/About", "/404", "/500"]) {
      const logged = page.waitForEvent("console", (message) => message.text().startsWith("Page not found:"));
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(NOT_FOUND);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      const message = await logged;
      expect(message.type()).toBe("error");
      expect(message.text()).toContain(path);
    }
  });
});
