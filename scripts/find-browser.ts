import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * Finds a Chromium for tests and the guide.
 * @returns the program's path: CHROMIUM from the environment, Debian's package, or Playwright's
 * download; undefined if there is none
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env["CHROMIUM"], "/usr/bin/chromium", chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** The headless shell of Debian's package. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Finds Chromium's headless shell: the same engine, twice as fast in tests, but without features
 * such as the back/forward cache.
 * @returns the program's path, or that of {@link findBrowser} if there is none
 */
export function findHeadlessShell(): string | undefined {
  return existsSync(HEADLESS_SHELL) && !process.env["CHROMIUM"] ? HEADLESS_SHELL : findBrowser();
}
