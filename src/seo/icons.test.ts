import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { drawFavicon, drawIcon } from "./icons.tsx";

/** The colors of a picture, as they are in many of its pixels. */
async function colorsOf(picture: Buffer) {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = data.toString("hex").match(/.{6}/g) ?? [];
  return colors.filter((color, index) => index > 100 && color === colors[index - 100]);
}

it("the icons have the colors of tokens.css, also one in hex", async () => {
  workInTemporaryFolder("src/styles/tokens.css");
  const file = "src/styles/tokens.css";
  const tokens = readFileSync(file, "utf8");
  writeFileSync(file, tokens.replace(/--color-accent: .*/, "--color-accent: light-dark(#DB2777, #f9c);"));
  const icon = await drawIcon(512);
  expect(await sharp(icon).metadata()).toMatchObject({ format: "png", width: 512, height: 512 });
  expect(await colorsOf(icon)).toContain("ff99cc");
  const favicon = await drawFavicon();
  expect(favicon.readUInt32LE(14)).toBe(favicon.length - favicon.readUInt32LE(18));
  expect(await sharp(favicon.subarray(22)).metadata()).toMatchObject({ format: "png", width: 32 });
});
