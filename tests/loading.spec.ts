import { brotliCompressSync } from "node:zlib";
import {
  expect,
  expectAtSection,
  fillHomeForm,
  ROUTES,
  submitButton,
  test,
  waitForLayout,
  waitLongForTypeface,
} from "./fixtures";

test("the form's code arrives only when the form comes near the window", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.locator("#cta").scrollIntoViewIfNeeded();
  await page.locator("form[data-live]").waitFor();
  expect(scripts.length).toBeGreaterThan(0);
});

for (const route of ROUTES) {
  test(`${route} with its styles and headers fits the first flight of packets`, async ({ request }) => {
    const response = await request.get(route, { headers: { "Accept-Encoding": "br" } });
    const body = Number(response.headers()["content-length"]);
    expect(body).toBeLessThanOrEqual(14_000);
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    // Ten packets of 1,460 bytes (RFC 6928).
    expect(body + headers.join("").length).toBeLessThanOrEqual(14_600);
  });

  test(`no drawing on ${route} is larger than 6 KB`, async ({ page }) => {
    await page.goto(route);
    const drawings = await page.locator("svg").evaluateAll((all) => all.map((svg) => svg.outerHTML));
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) {
      expect(brotliCompressSync(drawing).byteLength).toBeLessThanOrEqual(6000);
    }
  });
}

test("the home page transfers at most 45 KB until nothing more is asked for", async ({ page }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(45_000);
});

for (const route of ["/about", "/services", "/contact", "/privacy"]) {
  test(`${route} loads no script file`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(route, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
  });
}

test("what is below the first window is laid out after the first paint, and then stays so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting = (selector: string) =>
      String(
        [...document.querySelectorAll(selector)].filter(
          (part) => getComputedStyle(part).contentVisibility !== "visible",
        ).length,
      );
    document.addEventListener("DOMContentLoaded", () => {
      const { dataset } = document.documentElement;
      dataset["waitingParts"] = waiting("main > *");
    });
  });
  for (const route of ROUTES) {
    await page.goto(route);
    await waitForLayout(page);
    const parts = await page.locator("main > *").count();
    const waited = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(Number(waited["waitingParts"]), route).toBe(parts - 1);
  }
  // Loaded anew, the page opens where the visitor was: all is laid out from the start.
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-waiting-parts", "0");
  // A place on the page must be where it belongs before the browser goes there.
  await page.goto("/#cta");
  await expect(page.locator("html")).toHaveAttribute("data-waiting-parts", "0");
});

test("what stands off until the first paint is below a window of common height, and comes by itself in a second", async ({
  page,
}) => {
  const stoodOff = new Set<string>();
  for (const route of ROUTES) {
    await page.goto(route);
    await waitForLayout(page);
    for (const width of [320, 390, 768, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 896 });
      const { tops, ends, margins } = await page.evaluate(() => {
        const parts = [...document.querySelectorAll<HTMLElement>("main > *")];
        const top = new Map<Element, number>(parts.map((part) => [part, part.getBoundingClientRect().top]));
        // As before the first paint, and as if no script came then.
        for (const { dataset } of parts) delete dataset["laidOut"];
        const margin = (part: Element) => getComputedStyle(part).marginTop;
        const standing = parts.filter((part) => margin(part) !== "0px");
        const animations = standing.flatMap((part) => part.getAnimations());
        for (const animation of animations) animation.finish();
        const margins = standing.map(margin);
        // As it was found.
        for (const { dataset } of parts) dataset["laidOut"] = "";
        return {
          tops: standing.map((part) => top.get(part) ?? Number.NaN),
          ends: animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
          margins,
        };
      });
      expect(Math.min(...tops), `${route} at ${width} px`).toBeGreaterThanOrEqual(896);
      expect(Math.max(...ends)).toBeLessThanOrEqual(1001);
      expect(margins).toEqual(tops.map(() => "0px"));
      if (tops.length > 0) stoodOff.add(route);
    }
  }
  expect([...stoodOff]).toContain("/");
});

test.describe("where the typeface doesn't come", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("**/*.woff2", () => {});
    await waitLongForTypeface(page);
    const asked = page.waitForRequest("**/*.woff2");
    await page.goto("/", { waitUntil: "commit" });
    await asked;
    await expect(page.locator("body > footer")).not.toHaveAttribute("data-laid-out");
  });

  test("a visitor who scrolls sees what is below", async ({ page }) => {
    await page.mouse.wheel(0, 600);
    await waitForLayout(page);
  });

  test("a visitor at the keyboard goes through a page that is laid out", async ({ page }) => {
    await page.keyboard.press("Tab");
    await waitForLayout(page);
  });

  test("a link in the page leads to its section", async ({ page }) => {
    await page.locator(".hero").getByRole("link").click();
    await expectAtSection(page, "cta");
    await waitForLayout(page);
  });
});

test.describe("with the scripts two seconds late", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("**/_astro/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    await page.goto("/#cta");
  });

  test("what was typed before is kept, and a press of the button is carried out once live", async ({
    page,
  }) => {
    await fillHomeForm(page);
    await expect(submitButton(page)).toBeEnabled();
    await submitButton(page).click();
    await expect(page.locator("form[data-pressed]")).toBeVisible();
    await expect(page).toHaveURL("/#cta");
    const logged = page.waitForEvent("console", (message) => message.type() === "log");
    await expect(page.getByRole("status")).toContainText("Message sent successfully!");
    expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({ name: "Mari Maasikas" });
  });

  test("without a press, nothing is sent and the text stays", async ({ page }) => {
    await fillHomeForm(page);
    await page.locator("form[data-live]").waitFor();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("We sell a product to banks.");
    await expect(page.locator(".toast")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home form keeps its values and says where to write", async ({ page }) => {
    await page.goto("/");
    await fillHomeForm(page);
    await submitButton(page).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("mari@example.com");
    await expect(page.locator("#cta").getByRole("link", { name: "hello@kasv.example" })).toBeVisible();
  });
});
