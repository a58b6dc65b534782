/** Ensures that the tests have a browser: finds one, installs one, or explains how to. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "./find-browser.ts";

if (!findBrowser()) {
  const isDebianRoot = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!isDebianRoot) {
    console.error(
      "The tests need Chromium and found none. Get it by one of: “sudo apt-get install chromium fonts-liberation” on Debian, “npx playwright install chromium” elsewhere, or CHROMIUM=/path/to/chrome for one that you have.",
    );
    process.exit(1);
  }
  console.log("No browser found: installing Debian’s Chromium.");
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  execFileSync("apt-get", ["update", "-qq"], options);
  const install = ["install", "-y", "-qq", "--no-install-recommends"];
  // Includes the fallback font, which desktops usually have.
  execFileSync("apt-get", [...install, "chromium", "fonts-liberation"], options);
  // Tests run twice as fast with it (find-browser.ts). If it is not available, the full browser is
  // used.
  spawnSync("apt-get", [...install, "chromium-headless-shell"], options);
}
