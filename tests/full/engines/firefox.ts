import { launch } from "puppeteer-core";
import type { Visitor } from "./engines.ts";

/**
 * Starts Firefox and drives it by WebDriver BiDi, because Debian has no geckodriver for the older
 * protocol.
 * @param program the browser's path
 */
export async function startFirefox(program: string): Promise<Visitor> {
  const browser = await launch({ browser: "firefox", executablePath: program, headless: true });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    quit: () => browser.close(),
  };
}
