import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { LaunchIssue } from "./issue.ts";

/** The share of a budget by which a page may exceed it before it is reported. */
const MARGIN = 0.1;
const KB = 1024;
/** Pages with their styles, as they are transferred (Brotli), in bytes. */
const PAGE_BYTES: Readonly<Record<string, number>> = { "index.html": 20 * KB, "services.html": 18 * KB };
const OTHER_PAGE_BYTES = 14 * KB;
/** Everything that the home page transfers until the network is idle, in bytes. */
const HOME_BYTES = 45 * KB;
/** The height of the home page by the window's width, in px. */
const HOME_HEIGHTS = [
  { width: 390, height: 6600 },
  { width: 1280, height: 6000 },
];

const isOver = (value: number, budget: number) => value > budget * (1 + MARGIN);
const inKB = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

/**
 * Finds pages that are much larger than their budget (docs/performance.md).
 * @param folder the folder of the built site
 */
export function checkPageSizes(folder: string): LaunchIssue[] {
  return globSync("*.html", { cwd: folder }).flatMap((page) => {
    const bytes = statSync(join(folder, `${page}.br`)).size;
    const budget = PAGE_BYTES[page] ?? OTHER_PAGE_BYTES;
    if (!isOver(bytes, budget)) return [];
    const what = `has ${inKB(bytes)} with its styles, compressed; the budget is ${inKB(budget)}. Shorten it, or measure whether it is still fast enough.`;
    return { where: join(folder, page), what, isRemark: true };
  });
}

/**
 * Finds out whether the home page transfers more, or is higher, than its budget.
 * @param home the address of the home page
 */
export async function checkHome(home: string, browser: Browser): Promise<LaunchIssue[]> {
  const issues: LaunchIssue[] = [];
  const add = (where: string, what: string) => issues.push({ where, what, isRemark: true });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(home, { waitUntil: "networkidle" });
  if (isOver(bytes, HOME_BYTES)) {
    add("home page", `transfers ${inKB(bytes)} while it loads; the budget is ${inKB(HOME_BYTES)}.`);
  }
  for (const { width, height } of HOME_HEIGHTS) {
    await page.setViewportSize({ width, height: 800 });
    const actual = await page.evaluate(() => document.documentElement.scrollHeight);
    if (isOver(actual, height)) {
      add(
        `home page at ${width} px`,
        `is ${actual} px high; the budget is ${height} px. Shorten what visitors skip.`,
      );
    }
  }
  await page.close();
  return issues;
}
