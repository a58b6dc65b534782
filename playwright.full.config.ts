import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** The thorough tests: other browsers, second opinions, pictures. Run with npm run test:full. */
export default defineConfig({
  ...base,
  testDir: "tests/full",
  testIgnore: [],
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  projects: [{ name: "full", use: base.projects?.find(({ name }) => name === "still")?.use ?? {} }],
});
