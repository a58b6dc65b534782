import { chromium, type Page } from "@playwright/test";
import { quantile } from "./bench-tools.ts";

/** How much slower than its own the processor is set: Lighthouse's phone. */
const SLOWDOWN = 4;
/** A finger's or a hand's time on a button, in ms. */
const PRESS_MS = 80;
/** By when a browser has told of the last input, in ms; quick ones it doesn't tell of. */
const TOLD_MS = 500;

/** Times from an input to the next frame that shows it, as Interaction to Next Paint counts them, in ms. */
export interface Responses {
  /** A press of the button that finds four errors and goes to the first: React's and the rules' first run. */
  errors: number;
  /** The slowest key of all four fields, each with its error to clear. */
  key: number;
  /** The press that sends. */
  send: number;
}

/**
 * Fills in the home form as a visitor does, with a processor four times slower.
 * @param url where the site is served
 * @param visits how many; each starts with a new page
 * @param browser path of the program, with what it is started with
 * @returns the medians of all visits
 */
export async function measureResponses(
  url: string,
  visits: number,
  browser: { executablePath: string; args: string[] },
): Promise<Responses> {
  const instance = await chromium.launch(browser);
  const all: Responses[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const page = await instance.newPage();
    all.push(await fillIn(page, url));
    await page.close();
  }
  await instance.close();
  const median = (name: keyof Responses) =>
    quantile(
      all.map((one) => one[name]),
      0.5,
    );
  return { errors: median("errors"), key: median("key"), send: median("send") };
}

async function fillIn(page: Page, url: string): Promise<Responses> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(`${url}/#cta`);
  await page.locator("form[data-live]").waitFor();
  await page.evaluate(() => {
    const found: number[] = [];
    Object.assign(window, { found });
    new PerformanceObserver((list) => {
      // Presses and keys, as INP counts them; hovering is no interaction. But for the button's going down:
      // a browser without a screen tells of its frame only with the next, whenever the button comes up.
      const entries = list.getEntries() as (PerformanceEntry & { interactionId: number })[];
      const answered = entries.filter(
        ({ interactionId, name }) => interactionId > 0 && name !== "pointerdown",
      );
      found.push(...answered.map(({ duration }) => duration));
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await press(page);
  await page.locator(".field-error").nth(3).waitFor();
  const errors = await slowest(page);
  for (const name of ["name", "email", "company", "message"]) {
    const text = name === "email" ? "mari@example.com" : "Ten letters";
    await page.locator(`[name=${name}]`).pressSequentially(text);
  }
  const key = await slowest(page);
  await press(page);
  await page.locator(".toast").waitFor();
  return { errors, key, send: await slowest(page) };
}

/** By the mouse itself: Playwright's own click() looks first, in the page, whether the button can be hit. */
async function press(page: Page) {
  const box = await page.locator("form button[type=submit]").boundingBox();
  if (!box) throw new Error("The form's button isn't shown.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

/** Since it was last asked. */
async function slowest(page: Page): Promise<number> {
  await page.waitForTimeout(TOLD_MS);
  return await page.evaluate(() => {
    const { found } = window as unknown as { found: number[] };
    return Math.max(0, ...found.splice(0));
  });
}
