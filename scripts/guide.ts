/**
 * Generates the growth guide: prints the guide's pages to public/growth-guide.pdf. Run npm run guide
 * after a change of the guide's copy or design. It needs Chromium; the site's build doesn't.
 */
import { rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { build } from "astro";
import { createApp } from "../server/app.ts";
import { describeGuide, GUIDE_FILE, GUIDE_PAGE } from "../src/features/guide/guide-file.ts";
import { findBrowser } from "./find-browser.ts";
import { CHECKSUM_FILE, guideSource } from "./guide-checksum.ts";
import { serve } from "./serve.ts";

const FOLDER = "node_modules/.cache/website/guide";

// SITE_URL is ignored: the same file is for every copy of the site, so it has the address of
// site.yaml.
Object.assign(process.env, { SITE_URL: "", GUIDE: "1" });
await build({ outDir: `${FOLDER}/dist`, logLevel: "error" }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const { url, close } = await serve(createApp({ folder: `${FOLDER}/dist` }).fetch);
const browser = await chromium.launch({
  executablePath: findBrowser() ?? "chromium",
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  const page = await browser.newPage();
  await page.goto(url + GUIDE_PAGE);
  await page.evaluate(() => document.fonts.ready);
  const tooLong = await page
    .locator("body > section")
    .evaluateAll((sheets) =>
      sheets
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map((sheet) => `  ${sheet.querySelector("h1, h2")?.textContent}`),
    );
  if (tooLong.length > 0) {
    throw new Error(
      `This doesn't fit on its page:\n${tooLong.join("\n")}\nShorten it or, if the typeface has changed, reduce the font size in src/features/guide/guide.css.`,
    );
  }
  const pdf = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  });
  writeFileSync(GUIDE_FILE, withoutTime(pdf));
  writeFileSync(CHECKSUM_FILE, `${JSON.stringify(guideSource(), null, 2)}\n`);
  console.log(`${GUIDE_FILE}: ${describeGuide("{pages} pages, {size} KB")}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await browser.close();
  await close();
  rmSync(FOLDER, { recursive: true });
}

/** Overwrites the time of printing, so that the same sources give the same file. */
function withoutTime(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1");
  const blank = (entry: string) => " ".repeat(entry.length);
  return Buffer.from(text.replace(/\/(Creation|Mod)Date \(D:[^)]*\)/g, blank), "latin1");
}
