import { existsSync } from "node:fs";
import { findBrowser } from "../../../scripts/find-browser.ts";
import { expect, skipWithout } from "../../fixtures";
import { startPuppeteer } from "./puppeteer";
import type { Visitor } from "./visitor";
import { findMiniBrowser, startWebKit } from "./webkit";

const FIREFOX = "/usr/bin/firefox-esr";
/** How to start each engine: the browser's program, if it is installed, and its Debian package. */
const ENGINES = {
  Chromium: [findBrowser(), "chromium", (program: string) => startPuppeteer("chrome", program)],
  Firefox: [
    existsSync(FIREFOX) ? FIREFOX : undefined,
    "firefox-esr",
    (program: string) => startPuppeteer("firefox", program),
  ],
  WebKit: [findMiniBrowser(), "webkit2gtk-driver xvfb xauth", startWebKit],
} as const;
export type Engine = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as Engine[];

/**
 * Lets a visitor act in an engine, if it is installed.
 * @param act its second argument waits until an expression is true in the page
 */
export async function visitWith(
  engine: Engine,
  act: (visitor: Visitor, until: (expression: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const [program, get, start] = ENGINES[engine];
  skipWithout(program ? undefined : `needs ${engine}: “sudo apt-get install ${get}” on Debian`);
  const visitor = await start(program ?? "");
  try {
    await visitor.resize(1280, 800);
    await act(visitor, (expression) =>
      expect
        .poll(() => visitor.read(expression).catch(() => "between two pages"), { message: expression })
        .toBe(true),
    );
  } finally {
    await visitor.quit();
  }
}
