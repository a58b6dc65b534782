import { expect, PAGES, test } from "./fixtures.ts";
import { entriesOf } from "./support/content.ts";

test("the services are printed one after the other, each with its details open", async ({ page }) => {
  await page.goto("/services");
  const ids = Object.keys(entriesOf("services"));
  await page.emulateMedia({ media: "print" });
  for (const service of await page.locator(ids.map((id) => `[id="${id}"]`).join()).all()) {
    // Whole, it would leave the first sheet nearly empty if it is a long one.
    await expect(service).toHaveCSS("break-inside", "auto");
    await expect(service).toHaveCSS("break-before", "auto");
    for (const part of [service.locator("h2").locator(".."), service.locator(".card:not(figure)")]) {
      await expect(part).toHaveCSS("break-inside", "avoid");
    }
    await expect(service.locator("details > :last-child")).toBeVisible();
  }
  await expect(page.locator("main ol:has(h3)")).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
});

test("calls to action are not printed, nor anything that would be empty without them", async ({ page }) => {
  for (const route of PAGES) {
    await page.goto(route);
    await page.emulateMedia({ media: "print" });
    const actions = page.locator("main :is([data-variant], a[href*='#cta'], a[download], form)");
    await expect(actions.filter({ visible: true })).toHaveCount(0);
    // Each heading is followed by a text.
    const empty = await page.locator("main section").evaluateAll((sections) =>
      sections
        .filter((section) => section.checkVisibility())
        .filter((section) => {
          const heading = section.querySelector("h2, h3")?.textContent?.trim() ?? "";
          return (section as HTMLElement).innerText.trim().length <= heading.length;
        })
        .map((section) => section.outerHTML.slice(0, 100)),
    );
    expect(empty).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
});

test("a table in a legal text fits on paper, and tears only a word that no column holds", async ({
  page,
}) => {
  const key = "0123456789".repeat(9);
  const words = ["Purpose", "Telecommunications", "Confidentiality", "Internationalization"];
  await page.emulateMedia({ media: "print" });
  // A4 and Letter.
  for (const width of [794, 816]) {
    await page.setViewportSize({ width, height: 1056 });
    await page.goto("/privacy");
    const lines = await page
      .locator("main p")
      .last()
      .evaluate(
        (text, cells) => {
          const table = document.createElement("table");
          const row = table.insertRow();
          for (const cell of cells) row.insertCell().textContent = cell;
          text.after(table);
          return Array.from(row.cells, (cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const isCut = range.getBoundingClientRect().right > cell.getBoundingClientRect().right;
            return isCut ? "cut" : range.getClientRects().length;
          });
        },
        [key, ...words],
      );
    expect(lines).toEqual([expect.any(Number), 1, 1, 1, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("the address of a link to another site is printed after its words", async ({ page }) => {
  await page.goto("/about");
  await page.emulateMedia({ media: "print" });
  const link = page.locator("footer a").first();
  const printed = () => link.evaluate((it) => getComputedStyle(it, "::after").content);
  expect(await printed()).toBe("none");
  await link.evaluate((it) => it.setAttribute("href", "https://www.example.com/law"));
  expect(await printed()).toBe('" (https://www.example.com/law)"');
});

test("the drawings are printed complete", async ({ page }) => {
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  await page.goto("/");
  // They are drawn by scrolling.
  const animations = await page
    .locator("#services li path")
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).animationName));
  expect(new Set(animations)).toEqual(new Set(["none"]));
});
