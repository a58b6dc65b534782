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

/**
 * Finds Chromium without a window of its own: the same engine, twice as fast in
 * tests, but without the memory of pages left, and with letters set a little
 * differently.
 * @returns as {@link findBrowser}, which stands in where there is none
 */
export function findHeadlessShell(): string | undefined {
  const path = "/usr/bin/chromium-headless-shell";
  return existsSync(path) && !process.env["CHROMIUM"] ? path : findBrowser();
}
