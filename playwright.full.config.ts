import { defineConfig } from "@playwright/test";
import base, { args } from "./playwright.config.ts";
import { findBrowser } from "./scripts/find-browser.ts";
import type { WorkerFixtures } from "./tests/hosts/fixture.ts";

/** Needs a full browser: the headless shell has neither prefetching nor the back/forward cache. */
const NEEDS_WINDOW = /instant\.spec\.ts/;

/**
 * The thorough tests: other browsers, second opinions, development. Run by npm run test:full.
 */
export default defineConfig<object, WorkerFixtures>({
  ...base,
  testDir: "tests/full",
  testIgnore: [],
  projects: [
    { name: "Caddy", testDir: "tests/hosts", workers: 1, use: { hostName: "caddy" } },
    { name: "Cloudflare", testDir: "tests/hosts", workers: 1, use: { hostName: "cloudflare" } },
    { name: "full", testIgnore: NEEDS_WINDOW },
    {
      name: "windowed",
      testMatch: NEEDS_WINDOW,
      use: { launchOptions: { args, executablePath: findBrowser() ?? "chromium" } },
    },
  ],
});
