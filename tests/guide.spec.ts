import { readFileSync } from "node:fs";
import { fill } from "../src/lib/fill";
import { expect, test } from "./fixtures";
import { copyOf } from "./support/content";

const FILE = "public/growth-guide.pdf";
const NAME = "Download Growth Guide";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`${NAME} downloads the guide`, async ({ page }) => {
      await page.goto("/contact");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: NAME, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("growth-guide.pdf");
      expect(readFileSync(await download.path()).equals(readFileSync(FILE))).toBe(true);
      await expect(page).toHaveURL("/contact");
    });
  });
}

test("the button is a link that the space key presses, too", async ({ page }) => {
  await page.goto("/contact");
  const button = page.getByRole("button", { name: NAME, exact: true });
  await expect(button).toHaveAttribute("href", "/growth-guide.pdf");
  await expect(button).toHaveAttribute("download");
  for (const key of ["Enter", "Space"]) {
    await button.focus();
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press(key)]);
    expect(download.suggestedFilename()).toBe("growth-guide.pdf");
  }
});

test("type, pages, size and edition of the guide are shown at its button", async ({ page }) => {
  await page.goto("/contact");
  const kilobytes = Math.ceil(readFileSync(FILE).byteLength / 1024);
  const note = new RegExp(
    `^PDF, \\d+ pages, ${kilobytes} KB. ${fill(copyOf("guide").editionLabel, { month: "\\w+ \\d{4}" })}$`,
  );
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole("button", { name: NAME, exact: true })).toHaveAccessibleDescription(note);
});

test("the guide's HTML page is not published", async ({ request }) => {
  expect((await request.get("/guide")).status()).toBe(404);
});

for (const [route, chapters] of [
  ["/", 3],
  ["/contact", 10],
] as const) {
  test(`the section on ${route} shows the cover, three pages, and ${chapters} chapters`, async ({ page }) => {
    await page.goto(route);
    const shelf = page.locator("section[aria-labelledby=guide]");
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole("img")).toHaveCount(4);
    for (const picture of await shelf.getByRole("img").all()) {
      await expect(picture).toHaveAttribute("alt", /.{10,}/);
      await expect(picture).toHaveAttribute("loading", "lazy");
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
    }
    await expect(shelf.getByRole("listitem")).toHaveCount(chapters);
    await expect(shelf.getByRole("button", { name: NAME })).toHaveAccessibleDescription(/PDF, \d+ pages/);
  });
}

test("the home page doesn't load pictures of the guide until it comes near", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => request.url().endsWith(".avif") && pictures.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(pictures).toEqual([]);
});
