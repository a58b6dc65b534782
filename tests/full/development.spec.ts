import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { isConnected, test } from "../support/development-site";
import { NOT_FOUND } from "../support/specification";

const HOME = "src/content/pages/home.yaml";
const SITE = "src/content/site.yaml";
const TERMS = "src/content/legal/terms.md";

// A development server builds each page on request, and its watcher is slow on a busy machine.
test.describe.configure({ mode: "default", timeout: 180_000 });
test.use({ expectedErrors: /\[vite\]|WebSocket|Failed to load resource|Page not found/ });

const seen = { timeout: 60_000 };
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const overlay = (page: Page) => page.locator("vite-error-overlay");

test("a changed style appears without a manual reload", async ({ page, development }) => {
  await development.open(page, "/about");
  development.change("src/styles/base.css", "letter-spacing: -0.025em", "letter-spacing: 3px");
  await expect(heading(page)).toHaveCSS("letter-spacing", "3px", seen);
});

test("a changed fact appears in every text that refers to it", async ({ page, development }) => {
  await development.open(page, "/terms");
  development.change(SITE, /^email: .*$/m, "email: changed@example.com");
  const link = page.locator("main a[href='mailto:changed@example.com']");
  await expect(link.first()).toBeVisible(seen);
  await development.open(page);
  const [, claim] = /claim: (.+)/.exec(development.read(HOME)) ?? [];
  development.change("src/content/claims.yaml", new RegExp(`(?<=id: ${claim}\\n +value: ).*`), "7919");
  await expect(page.locator("main")).toContainText(/7,?919/, seen);
});

test("a new file becomes a page, and a removed file's page is gone", async ({ page, development }) => {
  const file = "src/content/legal/imprint.md";
  await development.open(page, "/imprint");
  await expect(heading(page)).toHaveText(NOT_FOUND);
  const connected = page.waitForEvent("console", isConnected);
  development.save(file, development.read(TERMS).replace(/^title: .*$/m, "title: Imprint"));
  await expect(heading(page)).toHaveText("Imprint", seen);
  await connected;
  development.remove(file);
  await expect(heading(page)).toHaveText(NOT_FOUND, seen);
});

test("a mistake is shown in the browser, and disappears when it is corrected", async ({
  page,
  development,
}) => {
  await development.open(page);
  const before = development.read(HOME);
  development.change(HOME, /headline: .*/, "headline: By {site.foo}");
  await expect(overlay(page)).toContainText("There is a mistake in src/content/pages/home.yaml", seen);
  await expect(overlay(page)).toContainText(/\{site\.foo\} is unknown.*→ hero\.headline: Home page › /s);
  development.save(HOME, before);
  await expect(overlay(page)).toHaveCount(0, seen);
  await expect(heading(page)).toBeVisible();
});

test("a mistake in the facts is shown, too", async ({ page, development }) => {
  await development.open(page);
  const before = development.read(SITE);
  development.change(SITE, /^phone: .*$/m, "phone: 555 1234");
  await expect(overlay(page)).toContainText(/must be in international form.*→ phone: Facts › Phone/s, seen);
  development.save(SITE, before);
  await expect(overlay(page)).toHaveCount(0, seen);
});
