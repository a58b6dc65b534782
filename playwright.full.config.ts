import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import type { WorkerFixtures } from "./tests/hosts/fixture.ts";

/**
 * The thorough tests: other browsers and hosts, the Tab key, enlarged text, second opinions, the editor.
 * Run by npm run test:full.
 */
export default defineConfig<object, WorkerFixtures>({
  ...base,
  testDir: "tests/full",
  projects: [
    { name: "Caddy", testDir: "tests/hosts", workers: 1, use: { hostName: "caddy" } },
    { name: "Cloudflare", testDir: "tests/hosts", workers: 1, use: { hostName: "cloudflare" } },
    { name: "full" },
  ],
});
