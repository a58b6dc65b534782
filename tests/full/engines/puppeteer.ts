import { launch } from "puppeteer-core";
import type { Visitor } from "./visitor";

/**
 * Starts Chromium or Firefox. Firefox is driven by WebDriver BiDi, because Debian has no
 * geckodriver for the older protocol.
 * @param program the browser's path
 */
export async function startPuppeteer(browser: "chrome" | "firefox", program: string): Promise<Visitor> {
  // Chromium's sandbox can't run as root, as in a container.
  const args = browser === "chrome" && process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const instance = await launch({
    browser,
    executablePath: program,
    headless: true,
    args,
  });
  const page = await instance.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    pressEscape: () => page.keyboard.press("Escape"),
    // page.goBack() waits for an event that is missing if the page comes from the back/forward
    // cache.
    back: () => page.evaluate("void setTimeout(() => history.back())") as Promise<void>,
    quit: () => instance.close(),
  };
}
