import { readFileSync } from "node:fs";
import sharp from "sharp";
import { readColorTokens } from "../styles/color";

/**
 * Draws the icon of the site: the mark on sea ink, in the colors of the dark theme.
 * @param size its width and height in px
 * @param isRounded whether its corners are round; home screens round them themselves
 * @returns a PNG
 */
export function drawIcon(size: number, isRounded = false): Promise<Buffer> {
  const token = readColorTokens(readFileSync("src/styles/tokens.css", "utf8"));
  const color = (name: string) => token(name).dark;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${isRounded ? 4 : 0}" fill="${color("surface")}"/>
    <g fill="none" stroke-width="4">
      <path stroke="${color("support")}" stroke-linecap="round" d="M6 13h0M6 21h0"/>
      <path stroke="${color("accent")}" d="M7 26C18 26 17 9 28 7"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/**
 * Wraps a picture in the format of favicon.ico: a directory of one entry before it.
 * @param png the picture
 * @param size its width and height in px, less than 256
 */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type: icon; one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // Color planes, bits per pixel, length and place of the picture.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
