import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { test } from "../support/development-site";

const HOME = "src/content/pages/home.yaml";
const SITE = "src/content/site.yaml";
const TERMS = "src/content/legal/terms.md";

// A development server builds each page on request, and its watcher is slow on a busy machine.
test.describe.configure({ mode: "serial", timeout: 180_000 });
test.use({ expectedErrors: /\[vite\]|WebSocket|Failed to load resource|Page not found/ });

const seen = { timeout: 60_000 };
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const overlay = (page: Page) => page.locator("vite-error-overlay");

test("a changed style appears without a manual reload", async ({ page, development }) => {
  await page.goto(`${development.address}/about`);
  development.change("src/styles/base.css", "letter-spacing: -0.025em", "letter-spacing: 3px");
  await expect(heading(page)).toHaveCSS("letter-spacing", "3px", seen);
});

test("a changed fact appears in every text that refers to it", async ({ page, development }) => {
  await page.goto(`${development.address}/terms`);
  development.change(SITE, /^email: .*$/m, "email: changed@example.com");
  await expect(page.locator("main a[href='mailto:changed@example.com']").first()).toBeVisible(seen);
  await page.goto(development.address);
  const [, claim] = /claim: (.+)/.exec(development.read(HOME)) ?? [];
  development.change("src/content/claims.yaml", new RegExp(`(?<=id: ${claim}\\n +value: ).*`), "7919");
  await expect(page.locator("main")).toContainText(/7,?919/, seen);
});

test("a new file becomes a page, and a removed file's page is gone", async ({ page, development }) => {
  const address = `${development.address}/imprint`;
  const file = "src/content/legal/imprint.md";
  development.save(file, development.read(TERMS).replace(/^title: .*$/m, "title: Imprint"));
  await expect(async () => {
    await page.goto(address);
    await expect(heading(page)).toHaveText("Imprint", { timeout: 1000 });
  }).toPass(seen);
  development.remove(file);
  await expect(async () => {
    expect((await page.goto(address))?.status()).toBe(404);
  }).toPass(seen);
});

test("a mistake is shown in the browser, and disappears when it is corrected", async ({
  page,
  development,
}) => {
  await page.goto(development.address);
  const before = development.read(HOME);
  development.change(HOME, /headline: .*/, "headline: Be #1 in sales");
  await expect(overlay(page)).toContainText("There is a mistake in src/content/pages/home.yaml.", seen);
  await expect(overlay(page)).toContainText("“#1 in sales” would not appear");
  development.save(HOME, before);
  await expect(overlay(page)).toHaveCount(0, seen);
  await expect(heading(page)).toBeVisible();
});

test("a mistake in the facts is shown, too", async ({ page, development }) => {
  await page.goto(development.address);
  const before = development.read(SITE);
  development.change(SITE, /^ {2}timeZone: .*$/m, "  timeZone: Europe/Talinn");
  await expect(overlay(page)).toContainText("openingHours.timeZone: must be a time zone", seen);
  development.save(SITE, before);
  await expect(overlay(page)).toHaveCount(0, seen);
});
