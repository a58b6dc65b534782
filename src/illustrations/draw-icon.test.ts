import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { readColorTokens } from "../styles/color";
import { drawIcon, toIco } from "./draw-icon";

/** The color of a place in the picture, as in the style sheet. */
async function colorAt(png: Buffer, left: number, top: number) {
  const pixel = sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return `#${(await pixel.raw().toBuffer()).toString("hex")}`;
}

it("the icon is drawn in the colors of the tokens", async () => {
  const token = readColorTokens(readFileSync("src/styles/tokens.css", "utf8"));
  const icon = await drawIcon(512);
  expect(await colorAt(icon, 3, 3)).toBe(token("surface").dark);
  expect(await colorAt(icon, 6 * 16, 13 * 16)).toBe(token("support").dark);
  // Where the line begins.
  expect(await colorAt(icon, 7 * 16 + 4, 26 * 16)).toBe(token("accent").dark);
});

it("favicon.ico has the picture", async () => {
  const png = await drawIcon(32, true);
  const ico = toIco(png, 32);
  const [length, place] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(place, place + length).equals(png)).toBe(true);
  expect((await sharp(png).metadata()).width).toBe(32);
});
