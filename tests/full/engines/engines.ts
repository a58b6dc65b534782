import { existsSync } from "node:fs";
import { expect, skipWithout } from "../../fixtures.ts";
import { startFirefox } from "./firefox.ts";
import { findMiniBrowser, startWebKit } from "./webkit.ts";

/** A visitor in another browser engine, with only the actions that the tests need. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** The size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page; its value must be serializable as JSON. */
  read(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  quit(): Promise<void>;
}

/** A key that can be typed like a letter (W3C WebDriver, section 17.4.2). */
export const ESCAPE = "\uE00C";

const FIREFOX = "/usr/bin/firefox-esr";
/** How to start each engine: the browser's program, if it is installed, and its Debian package. */
const ENGINES = {
  Firefox: [existsSync(FIREFOX) ? FIREFOX : undefined, "firefox-esr", startFirefox],
  WebKit: [findMiniBrowser(), "webkit2gtk-driver xvfb xauth", startWebKit],
} as const;
type Engine = keyof typeof ENGINES;
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
