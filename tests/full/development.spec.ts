import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { test } from "../support/development-site";

const HOME = "src/content/pages/home.yaml";
const SITE = "src/content/site.yaml";
const TERMS = "src/content/legal/terms.md";

// A development server builds each page on request, and its watcher is slow on a busy machine.
// It keeps old content if a page is rendered just while the content changes (a race in Astro), so a
// failure is tried again with a new server.
test.describe.configure({ mode: "serial", timeout: 180_000, retries: 2 });
test.use({ expectedErrors: /\[vite\]|WebSocket|Failed to load resource|Page not found/ });

const seen = { timeout: 60_000 };
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const overlay = (page: Page) => page.locator("vite-error-overlay");
/** Checks a page again and again: while it loads, it misses that another file has changed. */
const afterReload = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.reload();
    await check();
  }).toPass(seen);
const soon = { timeout: 2000 };

test("a changed style appears without a manual reload", async ({ page, development }) => {
  await page.goto(`${development.address}/about`, { waitUntil: "networkidle" });
  development.change("src/styles/base.css", "letter-spacing: -0.025em", "letter-spacing: 3px");
  await expect(heading(page)).toHaveCSS("letter-spacing", "3px", seen);
});

test("a changed fact appears in every text that refers to it", async ({ page, development }) => {
  await page.goto(`${development.address}/terms`);
  development.change(SITE, /^email: .*$/m, "email: changed@example.com");
  const link = page.locator("main a[href='mailto:changed@example.com']");
  await afterReload(page, () => expect(link.first()).toBeVisible(soon));
  await page.goto(development.address);
  const [, claim] = /claim: (.+)/.exec(development.read(HOME)) ?? [];
  development.change("src/content/claims.yaml", new RegExp(`(?<=id: ${claim}\\n +value: ).*`), "7919");
  await afterReload(page, () => expect(page.locator("main")).toContainText(/7,?919/, soon));
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
  const message = "There is a mistake in src/content/pages/home.yaml.";
  await afterReload(page, () => expect(overlay(page)).toContainText(message, soon));
  await expect(overlay(page)).toContainText("“#1 in sales” would not appear");
  development.save(HOME, before);
  await afterReload(page, () => expect(heading(page)).toBeVisible(soon));
  await expect(overlay(page)).toHaveCount(0);
});

test("a mistake in the facts is shown, too", async ({ page, development }) => {
  await page.goto(development.address);
  const before = development.read(SITE);
  development.change(SITE, /^ {2}timeZone: .*$/m, "  timeZone: Europe/Talinn");
  const message = "openingHours.timeZone: must be a time zone";
  await afterReload(page, () => expect(overlay(page)).toContainText(message, soon));
  development.save(SITE, before);
  await afterReload(page, () => expect(heading(page)).toBeVisible(soon));
});
