import { defineConfig } from "@playwright/test";
import { findHeadlessShell } from "./scripts/find-browser.ts";

/** Another one lets two runs stand side by side. */
const PORT = Number(process.env["TEST_PORT"] ?? 4322);

/** What is about motion, or passes through it; elsewhere it would only be waited for. */
const NEEDS_MOTION = /\/(chapter-2-\w+|chapter-4-states|chapter-8-errors|look|loading|web-font)\.spec\.ts$/;

/** Of the browser. */
export const args = [
  // Chromium's sandbox can't run as root, as in a container.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  // The browser's own calls home: not the site's, and blocked in many test networks.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const shell = {
  // Letters are set as in the full browser.
  args: [...args, "--font-render-hinting=none"],
  executablePath: findHeadlessShell() ?? "chromium",
};

export default defineConfig({
  testDir: "tests",
  testIgnore: "full/**",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Of two cores none is left idle while a test waits.
  workers: 3,
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
      name: "still",
      testIgnore: ["full/**", NEEDS_MOTION],
      use: { launchOptions: shell, contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "moving", testMatch: NEEDS_MOTION, use: { launchOptions: shell } },
  ],
  webServer: {
    command: "node server/main.ts",
    env: { PORT: String(PORT), HOST: "127.0.0.1" },
    url: `http://127.0.0.1:${PORT}`,
  },
});
