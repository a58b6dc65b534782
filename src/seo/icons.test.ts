import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { workInTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { drawFavicon, drawIcon } from "./icons.tsx";

it("the icons have the colors of tokens.css, also one in hex", async () => {
  const file = "src/styles/tokens.css";
  workInTemporaryFolder(file);
  const tokens = readFileSync(file, "utf8");
  writeFileSync(file, tokens.replace(/--color-accent: .*/, "--color-accent: light-dark(#DB2777, #f9c);"));
  const pixels = await sharp(await drawIcon(512))
    .raw()
    .toBuffer();
  expect(pixels.toString("hex").includes("ff99cc")).toBe(true);
  const favicon = Buffer.from(await drawFavicon());
  expect(favicon.readUInt32LE(14)).toBe(favicon.subarray(22).length);
  expect(await sharp(favicon.subarray(22)).metadata()).toMatchObject({ format: "png", width: 32 });
});
