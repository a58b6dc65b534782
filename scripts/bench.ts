/**
 * Measures the built site beside a blank one-line page in the same run, so that
 * the machine's speed cancels out, and prints the table of docs/performance.md.
 * A report, not a gate: times wobble. BENCH_RUNS sets the runs for each page.
 */
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { createApp } from "../server/app.ts";
import { loadSite } from "../server/site.ts";
import { ownBlocking, type TraceEvent } from "./bench-blocking.ts";
import { measureResponses } from "./bench-response.ts";
import { quantile } from "./bench-tools.ts";
import { findBrowser } from "./find-browser.ts";
import { serve } from "./serve.ts";

const RUNS = Number(process.env["BENCH_RUNS"] ?? 3);
const BLANK = "/blank";
const FLAGS = ["--headless=new", "--disable-background-networking", "--no-first-run"];
if (process.getuid?.() === 0) {
  FLAGS.push("--no-sandbox");
}

/** What one load of one page gave; times in ms, sizes in bytes. */
interface Load {
  scores: number[];
  lcp: number;
  blocking: number;
  /** The same, of the page's own processor time. */
  ownBlocking: number;
  shift: number;
  bytes: number;
  script: number;
}

const browser = findBrowser();
if (!browser || !Number.isInteger(RUNS) || RUNS < 1) {
  console.error(
    browser
      ? `BENCH_RUNS is “${process.env["BENCH_RUNS"]}”. Set it to a whole number from 1, for example BENCH_RUNS=3.`
      : "There is no browser to measure with. Get one: node scripts/ensure-browser.ts.",
  );
  process.exit(1);
}

const site = loadSite("dist");
const pages = [...site.assets.keys()].filter((path) => !/\.\w+$/.test(path));
const { url, close } = await serveWithBlank();

console.log(
  "| page | device | scores | LCP | ÷ blank | blocking | its own | shift | at load | script | HTML |",
);
console.log("|---|---|---|---|---|---|---|---|---|---|---|");
for (const device of ["mobile", "desktop"] as const) {
  const loads = await measure(device);
  const floor = median(loads.get(BLANK)?.map((load) => load.lcp) ?? []);
  for (const [path, runs] of loads) {
    const of = (pick: (load: Load) => number) => median(runs.map(pick));
    const scores = [0, 1, 2, 3].map((index) => of((load) => load.scores[index] ?? 0)).join("/");
    const html = path === BLANK ? "" : kilobytes(compressedSize(path));
    console.log(
      `| ${path} | ${device} | ${scores} | ${Math.round(of((load) => load.lcp))} ms | ${(of((load) => load.lcp) / floor).toFixed(2)} | ${Math.round(of((load) => load.blocking))} ms | ${Math.round(of((load) => load.ownBlocking))} ms | ${of((load) => load.shift).toFixed(3)} | ${kilobytes(of((load) => load.bytes))} | ${kilobytes(of((load) => load.script))} | ${html} |`,
    );
  }
}
console.log(`\nScript until the home form is live, compressed: ${kilobytes(await scriptUntilLive())}`);
const responses = await measureResponses(url, RUNS, { executablePath: browser, args: FLAGS });
console.log(
  `Response in the home form, processor slowed four times: ${responses.key} ms to the slowest key, ${responses.send} ms to sending, ${responses.errors} ms to the press that finds four errors`,
);
await close();

/**
 * Serves the built site, and the blank page as the floor. Its icon is none: one
 * that is asked for adds some 120 ms to its paint in one load and not in the next.
 */
function serveWithBlank() {
  const app = createApp(site);
  const blank =
    "<!doctype html><html lang=en><meta name=viewport content='width=device-width'><link rel=icon href='data:,'><title>x</title><p>One line of text.";
  return serve((request) =>
    new URL(request.url).pathname === BLANK
      ? new Response(blank, { headers: { "Content-Type": "text/html; charset=utf-8" } })
      : app.fetch(request),
  );
}

/** Loads every page RUNS times, page after page, so that a slow moment hits all alike. */
async function measure(device: "mobile" | "desktop"): Promise<Map<string, Load[]>> {
  const chrome = await launch({ chromePath: browser ?? "", chromeFlags: FLAGS });
  const loads = new Map<string, Load[]>();
  for (let run = 0; run < RUNS; run++) {
    for (const path of [BLANK, ...pages]) {
      loads.set(path, [...(loads.get(path) ?? []), await load(path, device, chrome.port)]);
    }
  }
  chrome.kill();
  return loads;
}

/**
 * One load. Lighthouse now and then misses the paint of a page on a busy machine
 * and gives no number; such a load is made again, five times at most.
 */
async function load(path: string, device: "mobile" | "desktop", port: number): Promise<Load> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const config = device === "desktop" ? desktopConfig : undefined;
    const result = await lighthouse(url + path, { port, logLevel: "error" }, config);
    const found = result && read(result);
    if (found && Number.isFinite(found.lcp + found.blocking + found.ownBlocking + found.shift)) {
      return found;
    }
  }
  throw new Error(`Lighthouse gave no numbers for ${path}. Run it again on a machine that is less busy.`);
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

function read({ lhr: report, artifacts }: Result): Load {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = report.audits["network-requests"]?.details;
  const items = requests?.type === "table" ? requests.items : [];
  const size = (wanted: (item: Record<string, unknown>) => boolean) =>
    items.filter(wanted).reduce((sum, item) => sum + Number(item["transferSize"] ?? 0), 0);
  return {
    scores: Object.values(report.categories).map((category) => Math.round((category.score ?? 0) * 100)),
    lcp: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    ownBlocking: ownBlocking(
      artifacts.Trace.traceEvents as TraceEvent[],
      report.configSettings.throttling.cpuSlowdownMultiplier,
    ),
    shift: value("cumulative-layout-shift"),
    bytes: size(() => true),
    script: size((item) => item["resourceType"] === "Script"),
  };
}

/** Bytes of all scripts that arrive until the home form is live, as they travel. */
async function scriptUntilLive(): Promise<number> {
  const instance = await chromium.launch({ executablePath: browser ?? "", args: FLAGS });
  const page = await instance.newPage();
  const paths: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) paths.push(pathname);
  });
  await page.goto(`${url}/#cta`);
  await page.locator("form[data-live]").waitFor();
  await instance.close();
  return paths.reduce((sum, path) => sum + compressedSize(path), 0);
}

/** Size of a file of the site as it travels. */
function compressedSize(path: string): number {
  return site.assets.get(path)?.variants.get("br")?.body.byteLength ?? 0;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
