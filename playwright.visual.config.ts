import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** Compares the site with the pictures in tests/visual/. New pictures: npm run test:visual -- --update-snapshots. */
export default defineConfig({
  ...base,
  testDir: "tests/visual",
  testMatch: "*.visual.ts",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
});
