/**
 * Generates the growth guide: prints the guide's pages to public/growth-guide.pdf. Run npm run guide
 * after a change of the guide's copy or design. It needs Chromium; the site's build doesn't.
 */
import { rmSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { build } from "astro";
import { createApp } from "../server/app.ts";
import { countPages, describeGuide, GUIDE_FILE, GUIDE_PAGE } from "../src/features/guide/guide-file.ts";
import { TYPEFACE } from "../src/styles/typeface.ts";
import { findBrowser, findHeadlessShell } from "./find-browser.ts";
import { CHECKSUM_FILE, guideChecksum } from "./guide-checksum.ts";
import { serve } from "./serve.ts";

const FOLDER = "node_modules/.cache/website/guide";

const executablePath = findBrowser() ?? findHeadlessShell();

// SITE_URL is ignored: the same file is for every copy of the site, so it has the address of
// site.yaml.
Object.assign(process.env, { SITE_URL: "", GUIDE: "1" });
await build({ outDir: `${FOLDER}/dist`, logLevel: "error" }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const { url, close } = await serve(createApp({ folder: `${FOLDER}/dist` }).fetch);
const browser = await chromium.launch({
  executablePath: executablePath ?? "chromium",
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  const page = await browser.newPage();
  await page.goto(url + GUIDE_PAGE);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await print(page);
  const sheets = page.locator("body > section");
  const pages = countPages(pdf);
  if (pages !== (await sheets.count())) {
    throw new Error(
      `The guide has ${pages} pages, because this doesn't fit on its page:\n${await listTooLong(page)}\nShorten it or, if the typeface has changed, reduce the font size in src/features/guide/guide.css.`,
    );
  }
  const missing = await listMissing(page);
  if (missing.length > 0) {
    throw new Error(
      `The typeface of the guide has no “${missing.join("”, “")}”: write its texts and the facts without.`,
    );
  }
  writeFileSync(GUIDE_FILE, withoutTime(pdf));
  writeFileSync(CHECKSUM_FILE, `${guideChecksum()}\n`);
  console.log(`${GUIDE_FILE}: ${describeGuide()}`);
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

function print(page: Page): Promise<Buffer> {
  return page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
}

/** Returns the headings of what doesn't fit on its page, in order, and by how much. */
async function listTooLong(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  // The width of the text area of an A4 page in px, as in guide.css: 174 mm.
  await page.setViewportSize({ width: 658, height: 1016 });
  const lines: string[] = [];
  for (const [index, sheet] of (await page.locator("body > section").all()).entries()) {
    await sheet.evaluate((shown) => {
      for (const other of document.querySelectorAll<HTMLElement>("body > section")) {
        other.style.display = other === shown ? "" : "none";
      }
    });
    // A measured height can be a line off: only printing shows what fits.
    if (countPages(await print(page)) === 1) continue;
    const heading = await sheet.locator("h1, h2").innerText();
    const height = (await sheet.evaluate(({ scrollHeight }) => scrollHeight)) / (96 / 25.4);
    const excess = Math.ceil(height - (index === 0 ? 297 : 269));
    lines.push(`  ${heading}: about ${Math.max(1, excess)} mm too long`);
  }
  return lines.join("\n");
}

/** Returns the characters that the browser takes from another typeface. */
async function listMissing(page: Page): Promise<string[]> {
  await page.evaluate(async (typeface) => {
    const letters = new Set(document.body.innerText.replace(/\s/g, ""));
    document.body.replaceChildren(
      ...[...letters].map((letter) => Object.assign(document.createElement("span"), { textContent: letter })),
    );
    await document.fonts.load(`10pt '${typeface}'`, [...letters].join(""));
  }, TYPEFACE.name);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const all = { nodeId: root.nodeId, selector: "body > span" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", all);
  const missing: string[] = [];
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    if (fonts.some(({ isCustomFont }) => !isCustomFont)) {
      missing.push(await page.locator("body > span").nth(index).innerText());
    }
  }
  return missing;
}
