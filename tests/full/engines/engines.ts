import { existsSync } from "node:fs";
import { findBrowser } from "../../../scripts/find-browser.ts";
import { startPuppeteer } from "./puppeteer";
import type { Visitor } from "./visitor";
import { findMiniBrowser, startWebKit } from "./webkit";

const FIREFOX = "/usr/bin/firefox-esr";
/** The engines: their program, if it is installed, and how to install it on Debian. */
export const ENGINES: {
  name: string;
  program: string | undefined;
  get: string;
  start: (program: string) => Promise<Visitor>;
}[] = [
  {
    name: "Chromium",
    program: findBrowser(),
    get: "chromium",
    start: (program) => startPuppeteer("chrome", program),
  },
  {
    name: "Firefox",
    program: existsSync(FIREFOX) ? FIREFOX : undefined,
    get: "firefox-esr",
    start: (program) => startPuppeteer("firefox", program),
  },
  {
    name: "WebKit",
    program: findMiniBrowser(),
    get: "webkit2gtk-driver xvfb xauth",
    start: startWebKit,
  },
];
