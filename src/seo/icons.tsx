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
export function drawIcon(size: number, radius = 0): Promise<Buffer> {
  const token = readColorTokens(readFileSync("src/styles/tokens.css", "utf8"));
  const icon = (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      color={token("support").dark}
      aria-hidden="true"
    >
      <rect width="32" height="32" rx={radius} fill={token("deep").light} />
      <g transform="translate(2 1.5)">
        <Mark />
      </g>
    </svg>
  );
  const svg = renderToStaticMarkup(icon).replace("var(--color-accent)", token("accent").dark);
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** Draws the icon of 32 px as an ICO file: a PNG after the header and the entry of its only picture. */
export async function drawFavicon(): Promise<Buffer> {
  const png = await drawIcon(32, 5);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
