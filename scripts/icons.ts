/**
 * Draws the icons from src/illustrations/icon.svg. Run it after a change of the
 * drawing: npm run icons. The browser draws, sharp makes the files small.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "./find-browser.ts";

const TAB_ICON = "public/favicon.ico";
/** Edge in px of each icon: for the browser's tab, for home screens, for the logo in structured data. */
const ICONS = {
  [TAB_ICON]: 32,
  "public/apple-touch-icon.png": 180,
  "public/icon-512.png": 512,
};
/** Three colors, and what is between them at the edges. */
const COLORS = 16;

const drawing = readFileSync("src/illustrations/icon.svg", "utf8");
const browser = await chromium.launch({
  executablePath: findBrowser() ?? "chromium",
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
for (const [name, edge] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: edge, height: edge } });
  // Home screens round the corners themselves: only the browser's tab gets round ones.
  const svg = name === TAB_ICON ? drawing : drawing.replace(' rx="4"', "");
  await page.setContent(
    `<body style="margin:0">${svg.replace("<svg ", `<svg style="display:block" width="${edge}" height="${edge}" `)}`,
  );
  const png = await sharp(await page.screenshot({ omitBackground: true }))
    .png({ palette: true, colours: COLORS, effort: 10, compressionLevel: 9 })
    .toBuffer();
  writeFileSync(name, name === TAB_ICON ? wrapAsIco(png, edge) : png);
  await page.close();
}
await browser.close();

/** An ICO file that holds one PNG: a header, one directory entry, the image. */
function wrapAsIco(png: Buffer, edge: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(edge, 6);
  header.writeUInt8(edge, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}
