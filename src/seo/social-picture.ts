import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement as h } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { readColorTokens } from "../styles/color";
import { staticFont, TYPEFACE } from "../styles/typeface";

const require = createRequire(import.meta.url);
/** In px. */
const SIZE = { width: 1200, height: 630 };
const WEIGHT = 600;
/** A font for each subset of letters: Satori takes from the next what the first lacks. */
const FONTS = (["latin", "latin-ext"] as const).map(
  (subset): Font => ({
    name: `${TYPEFACE.name} ${subset}`,
    // Satori reads no woff2.
    data: readFileSync(require.resolve(staticFont(WEIGHT, "woff", subset))),
    weight: WEIGHT,
  }),
);

/**
 * Draws the social picture of a page: its title and the growth line on sea ink.
 * @param title the page's title; up to some 60 characters fit
 * @param brand the company's name
 * @returns a PNG
 * @throws Error that names the characters for which the typeface has no glyph
 */
export async function drawSocialPicture(title: string, brand: string): Promise<BodyInit> {
  const token = readColorTokens(readFileSync("src/styles/tokens.css", "utf8"));
  const color = (name: string) => token(name).dark;
  const stroke = (d: string, name: string, width: number) =>
    h("path", { d, stroke: color(name), strokeWidth: width, strokeLinecap: "round", fill: "none" });
  const picture = h(
    "div",
    {
      style: {
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: 72,
        background: color("surface"),
        color: color("ink"),
        fontFamily: FONTS[0]?.name,
        fontWeight: WEIGHT,
      },
    },
    h(
      "svg",
      { ...SIZE, viewBox: "0 0 1200 630", style: { position: "absolute", left: 0, top: 0 } },
      stroke("M0 612H1200M200 612v-14M400 612v-14M600 612v-14M800 612v-14M1000 612v-14", "rule", 2),
      stroke("M60 470h0M120 540h0M40 560h0M190 500h0M150 580h0M250 550h0", "support", 9),
      stroke("M60 470Q200 470 330 560M120 540Q220 550 330 560M190 500Q260 530 330 560", "support", 1.5),
      stroke("M320 560C700 560 900 540 1200 330", "accent", 8),
    ),
    h("div", { style: { fontSize: 40, letterSpacing: "-0.02em" } }, brand),
    h(
      "div",
      {
        style: {
          marginTop: 56,
          maxWidth: 980,
          fontSize: title.length > 32 ? 72 : 92,
          lineHeight: 1.05,
          letterSpacing: "-0.025em",
        },
      },
      title,
    ),
  );
  const svg = await satori(picture, {
    ...SIZE,
    fonts: FONTS,
    // Called for what no font has, which would be drawn as boxes.
    loadAdditionalAsset: async (_, characters) => {
      throw new Error(
        `“${characters}” can't be drawn in the social picture of “${title}”: the typeface has no such characters. Write the page's title and the brand without them.`,
      );
    },
  });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return new Uint8Array(png);
}
