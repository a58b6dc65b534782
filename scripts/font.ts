/**
 * Writes src/styles/fonts.css: the fallback font, adjusted to the metrics of the web font, so that
 * swapping the two moves as little as possible. Run npm run font after a change of the typeface, or
 * if the site's texts have changed a lot.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkitten";
import { staticFont, TYPEFACE } from "../src/styles/typeface.ts";

const FILE = "src/styles/fonts.css";
/** Liberation Sans has the widths of Arial, which Windows and macOS have. */
const LIBERATION = "/usr/share/fonts/truetype/liberation/LiberationSans";
const FACES = [
  { weights: "400 500", weight: 400, file: `${LIBERATION}-Regular.ttf`, suffix: "" },
  { weights: "600 700", weight: 600, file: `${LIBERATION}-Bold.ttf`, suffix: " Bold" },
];
const FAMILIES = ["Arial", "Liberation Sans", "Roboto"];

if (!existsSync(`${LIBERATION}-Regular.ttf`)) {
  console.error("This needs Liberation Sans: “sudo apt-get install fonts-liberation” on Debian.");
  process.exit(1);
}
const { resolve } = createRequire(import.meta.url);
/** The site's own texts. */
const text = globSync("src/content/**/*.{yaml,md}")
  .map((file) => readFileSync(file, "utf8"))
  .join("")
  .replace(/\s+/g, " ");

const faces = FACES.map(({ weights, weight, file, suffix }) => {
  const web = open(resolve(staticFont(weight)));
  const ratio = widthOf(web) / widthOf(open(file));
  /** In percent of the adjusted font size; the browser multiplies it by size-adjust. */
  const override = (units: number) => percent(Math.abs(units) / web.unitsPerEm / ratio);
  return `@font-face {
  font-family: "Fallback";
  src: ${FAMILIES.map((family) => `local("${family}${suffix}")`).join(", ")};
  font-weight: ${weights};
  size-adjust: ${percent(ratio)};
  ascent-override: ${override(web.ascent)};
  descent-override: ${override(web.descent)};
  line-gap-override: ${override(web.lineGap)};
}
`;
});
writeFileSync(
  FILE,
  `/*
 * The fallback font with the metrics of ${TYPEFACE.name}, written by npm run font: size-adjust is the
 * ratio of both widths over the site's own texts.
 */
${faces.join("")}`,
);
console.log(`${FILE} has the metrics of ${TYPEFACE.name}.`);

function open(file: string): Font {
  return create(readFileSync(file)) as Font;
}

/** The width of the site's texts in ems. */
function widthOf(font: Font): number {
  const units = font.glyphsForString(text).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return units / font.unitsPerEm;
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
