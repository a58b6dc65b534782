import { defineConfig } from "@playwright/test";
import { findBrowser, findHeadlessShell } from "./scripts/find-browser.ts";

/** Another one lets two runs stand side by side. */
const PORT = Number(process.env["TEST_PORT"] ?? 4322);

/** What the headless shell can't show: history as it is in a browser, and letters as they are set there. */
const NEEDS_WINDOW = /(instant|typeface)\.spec\.ts/;

const launchOptions = {
  args: [
    // Chromium's sandbox can't run as root, as in a container.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    // The browser's own calls home: not the site's, and blocked in many test networks.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  // How long to wait for what should come; a busy machine is slow, not wrong.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: "{testDir}/aria/{arg}{ext}" },
  },
  reporter: [["dot"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    {
      name: "headless",
      testIgnore: NEEDS_WINDOW,
      use: { launchOptions: { ...launchOptions, executablePath: findHeadlessShell() ?? "chromium" } },
    },
    {
      name: "full",
      testMatch: NEEDS_WINDOW,
      use: { launchOptions: { ...launchOptions, executablePath: findBrowser() ?? "chromium" } },
    },
  ],
  webServer: {
    command: "node server/main.ts",
    env: { PORT: String(PORT), HOST: "127.0.0.1" },
    url: `http://127.0.0.1:${PORT}`,
  },
});
