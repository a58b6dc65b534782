import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * Finds a Chromium for tests and measurements.
 * @returns the path of the program: CHROMIUM from the environment, Debian's
 *   package or Playwright's own download; undefined where there is none
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env["CHROMIUM"], "/usr/bin/chromium", chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}
