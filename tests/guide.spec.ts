import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { describeEdition } from "../src/features/guide/edition";
import { describeGuide, GUIDE_FILE } from "../src/features/guide/guide-file";
import { expect, test } from "./fixtures";
import { copyOf } from "./support/content";
import { CONTACT_PAGE } from "./support/specification";

const guideButton = (page: Page) => page.getByRole("button", { name: CONTACT_PAGE.guide, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`${CONTACT_PAGE.guide} downloads the guide`, async ({ page }) => {
      await page.goto("/contact");
      // Without scripts, a link isn't pressed by Space.
      for (const key of javaScriptEnabled ? ["Enter", "Space"] : ["Enter"]) {
        const downloaded = page.waitForEvent("download");
        await guideButton(page).press(key);
        const download = await downloaded;
        expect(download.suggestedFilename()).toBe("growth-guide.pdf");
        expect(readFileSync(await download.path()).equals(readFileSync(GUIDE_FILE))).toBe(true);
      }
      await expect(page).toHaveURL("/contact");
    });
  });
}

test("type, pages, size and edition of the guide are shown at its button", async ({ page }) => {
  const { editionLabel, edition } = copyOf("guide");
  const note = `${describeGuide()}. ${describeEdition(editionLabel, edition)}`;
  await page.goto("/contact");
  await expect(page.getByText(note, { exact: true })).toBeVisible();
  await expect(guideButton(page)).toHaveAccessibleDescription(note);
});

for (const [route, chapters] of [
  ["/", 0],
  ["/contact", 3],
] as const) {
  test(`the section on ${route} shows ${chapters} chapters and the cover, loaded when it comes near`, async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on("request", (request) => request.url().endsWith(".avif") && pictures.push(request.url()));
    await page.goto(route, { waitUntil: "networkidle" });
    if (route === "/") expect(pictures).toEqual([]);
    const section = page.locator("section[aria-labelledby=guide]");
    await section.scrollIntoViewIfNeeded();
    const cover = section.getByRole("img");
    await expect(cover).toHaveAccessibleName(/.{10,}/);
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
    await expect(section.getByRole("listitem")).toHaveCount(chapters);
  });
}
