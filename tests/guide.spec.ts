import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { describeEdition, describeGuide, GUIDE_FILE } from "../src/features/guide/guide-file.ts";
import { expect, test } from "./fixtures.ts";
import { entriesOf, getContent } from "./support/content.ts";
import { EXPECTED } from "./support/specification.ts";

const { resources: copy } = EXPECTED["pages/contact"];
const { download: onHome } = EXPECTED["pages/home"].guide;
const guideLink = (page: Page, name = copy.growthGuide) => page.getByRole("link", { name, exact: true });

test(`${copy.growthGuide} downloads the guide, once`, async ({ page }) => {
  await page.goto("/contact");
  const downloads: Download[] = [];
  page.on("download", (download) => downloads.push(download));
  await guideLink(page).press("Enter");
  await expect.poll(() => downloads).toHaveLength(1);
  const [download] = downloads as [Download];
  expect(download.suggestedFilename()).toBe("growth-guide.pdf");
  expect(readFileSync(await download.path()).equals(readFileSync(GUIDE_FILE))).toBe(true);
  await expect(page).toHaveURL("/contact");
});

test("type, pages, size and edition are at the button, on /contact with the chapters", async ({ page }) => {
  const { file, editionLabel, edition } = getContent("guide");
  const note = `${describeGuide(file)} ${describeEdition(editionLabel, edition)}`;
  await page.goto("/contact");
  await expect(page.getByText(note, { exact: true })).toBeVisible();
  await expect(guideLink(page)).toHaveAccessibleDescription(note);
  const chapters = Object.values(entriesOf("guide")).sort((a, b) => a.order - b.order);
  const listed = page.locator("section", { has: guideLink(page) }).getByRole("listitem");
  await expect(listed).toHaveText(chapters.map(({ title }) => title));
  await expect(page.getByRole("heading", { name: copy.title })).toBeVisible();
  await page.goto("/");
  await expect(guideLink(page, onHome)).toBeVisible();
  await expect(listed).toHaveCount(0);
});
