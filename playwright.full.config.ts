import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/**
 * The thorough tests: other browsers, second opinions, the editor. Run by npm run test:full.
 */
export default defineConfig({
  ...base,
  testDir: "tests/full",
  testIgnore: [],
  projects: [{ name: "full" }],
});
