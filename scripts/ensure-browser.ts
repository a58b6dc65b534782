/**
 * Ensures that the tests have a browser, on Debian the headless shell, in which they run twice as
 * fast: finds it, installs it, or explains how to.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser, HEADLESS_SHELL } from "./find-browser.ts";

const isDebianRoot = existsSync("/etc/debian_version") && process.getuid?.() === 0;
const missing = [
  ...(findBrowser() ? [] : ["chromium"]),
  ...(existsSync(HEADLESS_SHELL) || process.env["CHROMIUM"] ? [] : ["chromium-headless-shell"]),
];
if (isDebianRoot && missing.length > 0) {
  console.log(`Installing for the tests: ${missing.join(", ")}.`);
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  // Includes the fallback font, which desktops usually have.
  for (const name of [...missing, "fonts-liberation"]) {
    // Without the headless shell, the full browser is used.
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], options);
  }
}
if (!findBrowser()) {
  console.error(
    "The tests need Chromium and found none. Get it by one of: “sudo apt-get install chromium fonts-liberation” on Debian, “npx playwright install chromium” elsewhere, or CHROMIUM=/path/to/chrome for one that you have.",
  );
  process.exit(1);
}
