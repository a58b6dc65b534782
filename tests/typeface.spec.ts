import { readdirSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  expect,
  NOT_FOUND_ERRORS,
  ROUTES,
  test,
  UNKNOWN,
  waitForLayout,
  waitLongForTypeface,
} from "./fixtures";

declare global {
  interface Window {
    shift: number;
    footerChanges: string[][];
  }
}

/** Sums up the layout shifts from the first frame on. */
function recordShift() {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function waitForTypeface(page: Page) {
  await page.locator("html[data-typeface-settled]").waitFor();
  // Two frames: one in which it is used, one in which a shift would be told.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Lets the typeface come only when the returned function is called. */
async function holdTypeface(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Parts that kept the stand-in. */
const WITHOUT_TYPEFACE = ":is(body > header, main > *, body > footer):not(script, style, [data-typeface])";

/** The first part of the page's content, whose look is the visitor's first. */
const opening = (page: Page) => page.locator("main > *").first();

test.describe("on every page", () => {
  test.use({ expectedErrors: NOT_FOUND_ERRORS });
  for (const route of [...ROUTES, UNKNOWN]) {
    test(`${route} takes the typeface on in all its parts, and nothing shifts`, async ({ page }) => {
      await page.addInitScript(recordShift);
      for (const width of [320, 375, 390, 428, 820, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(route);
        await waitForTypeface(page);
        // As reports round it.
        expect(await page.evaluate(() => window.shift)).toBeLessThan(0.0005);
        await expect(page.locator(WITHOUT_TYPEFACE)).toHaveCount(0);
      }
    });
  }
});

for (const weight of [400, 700]) {
  test(`the stand-in is as wide as the typeface in weight ${weight}`, async ({ page }) => {
    await page.goto("/services");
    await waitForTypeface(page);
    const ratio = await page.evaluate((weight) => {
      const style = getComputedStyle(document.documentElement);
      const pen = document.createElement("canvas").getContext("2d");
      const width = (family: string) => {
        if (!pen) return Number.NaN;
        pen.font = `${weight} 100px ${family}`;
        return pen.measureText(document.querySelector("main")?.textContent ?? "").width;
      };
      return width('"Stand-in", "Stand-in wide"') / width(style.getPropertyValue("--typeface-main"));
    }, weight);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
  });
}

test("where the typeface would move something in view, the page keeps the stand-in", async ({ page }) => {
  await page.addInitScript(recordShift);
  // The page with a stand-in of wrong measures.
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/size-adjust:[\d.]+%/g, "size-adjust:112%");
    const headers = { ...response.headers(), "content-security-policy": "" };
    await route.fulfill({ response, headers, body });
  });
  await page.goto("/about");
  await waitForTypeface(page);
  await expect(opening(page)).not.toHaveAttribute("data-typeface");
  // Letters sit a little higher or lower in lines that stay where they are.
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.002);
});

test("a part that keeps the stand-in keeps its own spaces between words", async ({ page }) => {
  // A text that would keep its lines, below a heading that moves all the same.
  await page.route("/privacy", async (route) => {
    const response = await route.fetch();
    const style = "<style>.legal-section[data-typeface] > h2 { padding-top: 5rem }</style>";
    const headers = { ...response.headers(), "content-security-policy": "" };
    await route.fulfill({
      response,
      headers,
      body: (await response.text()).replace("</head>", `${style}</head>`),
    });
  });
  await page.setViewportSize({ width: 428, height: 800 });
  await page.goto("/privacy");
  await waitForTypeface(page);
  const text = page.locator(".legal-section").first();
  await expect(text).not.toHaveAttribute("data-typeface");
  await expect(text.locator("[style*=word-spacing]")).toHaveCount(0);
});

test("a visitor who has scrolled before the typeface comes sees all of it, and nothing moves", async ({
  page,
}) => {
  const release = await holdTypeface(page);
  await page.addInitScript(recordShift);
  // Where lines of texts above would break elsewhere.
  await page.setViewportSize({ width: 428, height: 800 });
  await page.goto("/privacy");
  await waitForLayout(page);
  const heading = page.getByRole("heading", { name: "Your rights" });
  await heading.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const place = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  release();
  await waitForTypeface(page);
  await expect(page.locator(WITHOUT_TYPEFACE)).toHaveCount(0);
  expect(await place()).toBe(before);
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.0005);
});

test("on the first page the typeface is asked for after the first paint; the next page has it", async ({
  page,
}) => {
  await page.goto("/");
  await waitForTypeface(page);
  const { paint, request } = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    request:
      performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"))?.startTime ??
      Number.NaN,
  }));
  expect(request).toBeGreaterThan(paint);

  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await expect(opening(page)).toHaveAttribute("data-typeface");
});

test("what is below the window is laid out once, in the typeface", async ({ page }) => {
  await waitLongForTypeface(page);
  await page.addInitScript(() => {
    window.footerChanges = [];
    addEventListener("DOMContentLoaded", () => {
      const footer = document.querySelector("body > footer");
      if (!footer) return;
      // Told together: what changed in one task.
      new MutationObserver((changes) => {
        window.footerChanges.push(changes.map(({ attributeName }) => attributeName ?? ""));
      }).observe(footer, { attributes: true });
    });
  });
  await page.goto("/");
  await waitForTypeface(page);
  expect(await page.evaluate(() => window.footerChanges)).toEqual([["data-laid-out", "data-typeface"]]);
});

test("a typeface that is slow to come doesn't keep the page from being laid out", async ({ page }) => {
  const release = await holdTypeface(page);
  await page.goto("/");
  await waitForLayout(page);
  await expect(opening(page)).not.toHaveAttribute("data-typeface");
  release();
  await waitForTypeface(page);
  await expect(opening(page)).toHaveAttribute("data-typeface");
});

test("the typeface has every letter of English and Estonian, in 30 KB at most", async ({ page }) => {
  await page.goto("/");
  await waitForTypeface(page);
  const missing = await page.evaluate(async () => {
    const style = getComputedStyle(document.documentElement);
    const family = `${style.getPropertyValue("--typeface-extended")}, ${style.getPropertyValue("--typeface-main")}`;
    const letters = [..."ABCXYZabcxyz0123456789ÕÄÖÜõäöüŠŽšž€§–—’“”…"];
    await document.fonts.load(`100px ${family}`, letters.join(""));
    const pen = document.createElement("canvas").getContext("2d");
    const width = (letter: string, fallback: string) => {
      if (!pen) return 0;
      pen.font = `100px ${family}, ${fallback}`;
      return pen.measureText(letter).width;
    };
    // A letter that the typeface lacks takes the fallback's width.
    return letters.filter((letter) => width(letter, "monospace") !== width(letter, "serif"));
  });
  expect(missing).toEqual([]);
  const folder = "dist/_astro/fonts";
  const sizes = readdirSync(folder).map((file) => statSync(`${folder}/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000);
});
