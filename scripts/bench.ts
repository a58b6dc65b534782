/**
 * Measures each built page and, in the same run, a blank one, so that the machine's speed cancels
 * out. It reports and never fails, because times vary. BENCH_RUNS is the number of loads of each
 * page.
 */
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Hono } from "hono";
import lighthouse, { type Config, desktopConfig } from "lighthouse";
import { args } from "../playwright.config.ts";
import { createApp } from "../server/app.ts";
import { findBrowser } from "./find-browser.ts";
import { serve } from "./serve.ts";

const RUNS = Number(process.env["BENCH_RUNS"] ?? 3);
/** Without an icon: requesting one would delay the paint of some loads. */
const BLANK =
  "<!doctype html><html lang=en><meta name=viewport content='width=device-width'><link rel=icon href='data:,'><title>x</title><p>One line of text.";
const AUDITS = {
  lcp: "largest-contentful-paint",
  blocking: "total-blocking-time",
  shift: "cumulative-layout-shift",
};
/** On mobile, Lighthouse simulates a slow network unless the browser is to slow down for real. */
const DEVICES: Record<string, Config | undefined> = {
  mobile: undefined,
  "mobile, throttled for real": { extends: "lighthouse:default", settings: { throttlingMethod: "devtools" } },
  desktop: desktopConfig,
};
/** On which Lighthouse controls the browser. */
const DEBUGGING_PORT = 9222;

/** The results of a load: the four scores from 0 to 100, times in ms. */
type Load = Record<keyof typeof AUDITS, number> & { scores: number[] };

const browser = await chromium.launch({
  executablePath: findBrowser() ?? "chromium",
  args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
const sitemap = readFileSync("dist/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/g);
const pages = ["/blank", ...[...sitemap].map(([, address = ""]) => new URL(address).pathname)];
const blank = new Hono().get("/blank", (context) => context.html(BLANK));
const { url, close } = await serve(createApp({ folder: "dist", enquiries: blank }).fetch);

console.log("| page | device | scores | LCP | ÷ blank | blocking | shift |\n|---|---|---|---|---|---|---|");
for (const [device, config] of Object.entries(DEVICES)) {
  const loads = new Map<string, Load[]>(pages.map((page) => [page, []]));
  // Pages take turns, so that a slow moment of the machine affects all of them.
  for (let run = 0; run < RUNS; run++) {
    for (const page of pages) loads.get(page)?.push(await load(page, config));
  }
  const floor = median(loads.get("/blank")?.map(({ lcp }) => lcp) ?? []);
  for (const [page, all] of loads) {
    const of = (name: keyof typeof AUDITS) => median(all.map((one) => one[name]));
    const scores = [0, 1, 2, 3].map((index) => median(all.map((one) => one.scores[index] ?? 0))).join("/");
    const lcp = `${Math.round(of("lcp"))} ms | ${(of("lcp") / floor).toFixed(2)}`;
    const rest = `${Math.round(of("blocking"))} ms | ${of("shift").toFixed(3)}`;
    console.log(`| ${page} | ${device} | ${scores} | ${lcp} | ${rest} |`);
  }
}
console.log(
  `\nSlowest key or press in the home form, processor slowed four times: ${await slowestResponse()} ms`,
);
await browser.close();
await close();

/** On a busy machine Lighthouse sometimes misses a paint; then the page is loaded again. */
async function load(page: string, config: Config | undefined): Promise<Load> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const report = (await lighthouse(url + page, { port: DEBUGGING_PORT, logLevel: "error" }, config))?.lhr;
    const value = (audit: string) => report?.audits[audit]?.numericValue ?? Number.NaN;
    const [lcp, blocking, shift] = [value(AUDITS.lcp), value(AUDITS.blocking), value(AUDITS.shift)];
    if (report && Number.isFinite(lcp + blocking + shift)) {
      const scores = Object.values(report.categories).map(({ score }) => Math.round((score ?? 0) * 100));
      return { scores, lcp, blocking, shift };
    }
  }
  throw new Error(`Lighthouse gave no numbers for ${page}. Run it again on a machine that is less busy.`);
}

/**
 * Returns the longest time from an input to the next frame, in ms, as defined by Interaction to
 * Next Paint.
 */
async function slowestResponse(): Promise<number> {
  const page = await browser.newPage();
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`${url}/#cta`);
  await page.locator("astro-island:not([ssr]) form[data-enquiry]").waitFor();
  const slowest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
        addEventListener("bench-end", () => resolve(longest));
      }),
  );
  const submit = page.locator("form[data-enquiry] [type=submit]");
  // Shows four errors, corrects each field, then sends the form.
  await submit.click();
  for (const field of await page.locator("form[data-enquiry] [required]").all()) {
    await field.pressSequentially("mari@example.com");
  }
  await submit.click();
  await page.locator("[data-toast]").waitFor();
  // Browsers report an input with a delay of up to half a second.
  await page.waitForTimeout(1000);
  await page.evaluate(() => dispatchEvent(new Event("bench-end")));
  return await slowest;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
