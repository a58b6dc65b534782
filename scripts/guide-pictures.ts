/** Draws pages of the growth guide as pictures, for the shelf on which the site shows it. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { PICTURE_WIDTH, PICTURED_PAGES, pictureName } from "../src/features/guide/shelf/pictures.ts";

const FOLDER = "src/features/guide/pictures";
/** Answered from here, never asked for: PDF.js loads its parts by address. */
const ORIGIN = "http://guide.invalid";

/** @param pdf the guide, as it is published */
export async function drawGuidePictures(browser: Browser, pdf: Buffer): Promise<void> {
  const page = await browser.newPage();
  const pdfJs = (file: string) =>
    readFileSync(fileURLToPath(import.meta.resolve(`pdfjs-dist/build/${file}`)), "utf8");
  await page.route(`${ORIGIN}/*`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith(".mjs")) {
      return route.fulfill({ contentType: "text/javascript", body: pdfJs(pathname.slice(1)) });
    }
    return pathname === "/guide.pdf"
      ? route.fulfill({ contentType: "application/pdf", body: pdf })
      : route.fulfill({ contentType: "text/html", body: "" });
  });
  await page.goto(`${ORIGIN}/`);
  for (const number of PICTURED_PAGES) {
    const address = await page.evaluate(
      async ({ number, width }) => {
        const { GlobalWorkerOptions, getDocument }: typeof import("pdfjs-dist") = await import(
          `${location.origin}/pdf.min.mjs`
        );
        GlobalWorkerOptions.workerSrc = "/pdf.worker.min.mjs";
        const sheet = await (await getDocument({ url: "/guide.pdf" }).promise).getPage(number);
        // Drawn twice as large, and made smaller below: letters keep their shape.
        const viewport = sheet.getViewport({
          scale: (2 * width) / sheet.getViewport({ scale: 1 }).width,
        });
        const canvas = document.createElement("canvas");
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        await sheet.render({ canvas, viewport }).promise;
        return canvas.toDataURL();
      },
      { number, width: PICTURE_WIDTH },
    );
    const drawn = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
    const picture = sharp(drawn).resize({ width: PICTURE_WIDTH }).png({ palette: true, effort: 10 });
    writeFileSync(`${FOLDER}/${pictureName(number)}`, await picture.toBuffer());
  }
  await page.close();
}
