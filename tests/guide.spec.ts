import { readFileSync } from "node:fs";
import { fill } from "../src/lib/fill";
import { expect, test } from "./fixtures";
import { copyOf, entriesOf } from "./support/content";
import { CONTACT_PAGE } from "./support/specification";

const FILE = "public/growth-guide.pdf";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`${CONTACT_PAGE.guide} downloads the guide`, async ({ page }) => {
      await page.goto("/contact");
      // Without scripts, a link isn't pressed by Space.
      for (const key of javaScriptEnabled ? ["Enter", "Space"] : ["Enter"]) {
        const downloaded = page.waitForEvent("download");
        await page.getByRole("button", { name: CONTACT_PAGE.guide, exact: true }).press(key);
        const download = await downloaded;
        expect(download.suggestedFilename()).toBe("growth-guide.pdf");
        expect(readFileSync(await download.path()).equals(readFileSync(FILE))).toBe(true);
      }
      await expect(page).toHaveURL("/contact");
    });
  });
}

test("type, pages, size and edition of the guide are shown at its button", async ({ page }) => {
  await page.goto("/contact");
  const kilobytes = Math.ceil(readFileSync(FILE).byteLength / 1024);
  const note = new RegExp(
    `^PDF, \\d+ pages, ${kilobytes} KB. ${fill(copyOf("guide").editionLabel, { month: "\\w+ \\d{4}" })}$`,
  );
  await expect(page.getByText(note)).toBeVisible();
  await expect(
    page.getByRole("button", { name: CONTACT_PAGE.guide, exact: true }),
  ).toHaveAccessibleDescription(note);
});

for (const [route, chapters] of [
  ["/", 3],
  ["/contact", Object.keys(entriesOf("guideChapters")).length],
] as const) {
  test(`the section on ${route} shows ${chapters} chapters, the cover and three pages, loaded when they come near`, async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on("request", (request) => request.url().endsWith(".avif") && pictures.push(request.url()));
    await page.goto(route, { waitUntil: "networkidle" });
    if (route === "/") expect(pictures).toEqual([]);
    const shelf = page.locator("section[aria-labelledby=guide]");
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole("img")).toHaveCount(4);
    for (const picture of await shelf.getByRole("img").all()) {
      await expect(picture).toHaveAccessibleName(/.{10,}/);
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
    }
    await expect(shelf.getByRole("listitem")).toHaveCount(chapters);
  });
}
