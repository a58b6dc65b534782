/** The icons of the site: the mark of the logo on sea ink. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Mark } from "../illustrations/Mark.tsx";
import { readColorTokens } from "../styles/color.ts";

/**
 * Draws an icon as a PNG.
 * @param size in px
 * @param radius of its corners, in parts of 32
 */
export async function drawIcon(size: number, radius = 0) {
  const token = readColorTokens(readFileSync("src/styles/tokens.css", "utf8"));
  const [ground, ink] = [token("deep").light, token("support").dark];
  const icon = (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -1.5 32 32" color={ink} aria-hidden="true">
      <rect x="-2" y="-1.5" width="32" height="32" rx={radius} fill={ground} />
      <Mark />
    </svg>
  );
  const svg = renderToStaticMarkup(icon).replace("var(--color-accent)", token("accent").dark);
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 32 });
  return new Uint8Array(await image.png({ palette: true, compressionLevel: 9 }).toBuffer());
}

/** Draws the icon of 32 px as an ICO file: a PNG after the header and the entry of its only picture. */
export async function drawFavicon() {
  const png = await drawIcon(32, 5);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return new Uint8Array(Buffer.concat([header, png]));
}
