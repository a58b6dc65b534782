import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { MARK_LINE, MARK_POINTS } from "../illustrations/Mark.tsx";
import { type Curve, curve, dots, type Point, pointsAlong } from "../illustrations/path-data.ts";
import { GATHERING, GROWTH, layOutField, type WorkedExample } from "../illustrations/worked-example.ts";
import { capitalize } from "../lib/capitalize.ts";
import { readColorTokens } from "../styles/color.ts";
import { TYPEFACE } from "../styles/typeface.ts";

const require = createRequire(import.meta.url);
/** In px. */
const SIZE = { width: 1200, height: 630 };
const WEIGHT = 600;
const { name, slug } = TYPEFACE;
/** A font for each subset of letters: Satori takes from the next what the first lacks. */
const FONTS = (["latin", "latin-ext"] as const).map(
  (subset): Font => ({
    name: `${name} ${subset}`,
    // Satori reads no woff2.
    data: readFileSync(require.resolve(`@fontsource/${slug}/files/${slug}-${subset}-${WEIGHT}-normal.woff`)),
    weight: WEIGHT,
  }),
);
const TEXT = { fontFamily: FONTS[0]?.name, fontWeight: WEIGHT, letterSpacing: "-0.025em" } as const;

/** Where the worked example is drawn: its top left corner, and its distance between two companies. */
const FIELD = { x: 72, y: 388, scale: 7 };
/** The box of the growth line: it begins where the threads meet, and leaves at the right edge. */
const LINE = { x: FIELD.x + FIELD.scale * GATHERING[0], top: 60, bottom: FIELD.y };

interface SocialPicture {
  brand: string;
  /** Up to some 60 characters fit. */
  tagline: string;
  /** The worked example of the home page's hero. */
  example: WorkedExample;
}

/**
 * Draws the picture that services show when a page of the site is shared: the logo, the tagline and the hero's
 * drawing on sea ink.
 * @returns a PNG
 * @throws Error that names the characters for which the typeface has no glyph
 */
export async function drawSocialPicture({ brand, tagline, example }: SocialPicture) {
  const token = readColorTokens(readFileSync("src/styles/tokens.css", "utf8"));
  const ground = token("deep").light;
  const [ink, support, accent] = [token("ink").dark, token("support").dark, token("accent").dark];
  const stroke = (d: string, color: string, width: number, opacity = 1) => (
    <path d={d} stroke={color} strokeWidth={width} opacity={opacity} strokeLinecap="round" fill="none" />
  );
  const field = layOutField(example);
  const inBox = ([x, y]: Point): Point => [
    LINE.x + (x * (SIZE.width - LINE.x)) / 100,
    LINE.top + (y * (LINE.bottom - LINE.top)) / 100,
  ];
  const [start, control, secondControl, end] = GROWTH;
  const line: Curve = [inBox(start), inBox(control), inBox(secondControl), inBox(end)];
  const stations = dots(pointsAlong(line, example.contracts.number));
  const picture = (
    <div style={{ ...SIZE, ...TEXT, display: "flex", padding: 72, background: ground, color: ink }}>
      <svg {...SIZE} aria-hidden="true" style={{ position: "absolute", left: 0, top: 0 }}>
        <g transform={`translate(${FIELD.x} ${FIELD.y}) scale(${FIELD.scale})`}>
          {stroke(field.companies, support, 2.5 / FIELD.scale, 0.5)}
          {stroke(field.threads, support, 1 / FIELD.scale, 0.6)}
          {stroke(dots(field.talked), support, 6 / FIELD.scale)}
        </g>
        {stroke(curve(line), accent, 6)}
        {stroke(stations, ground, 20)}
        {stroke(stations, support, 13)}
        {stroke(dots([line[0]]), accent, 16)}
        <g transform="translate(72 72) scale(1.8)">
          {stroke(dots(MARK_POINTS), ink, 3.5)}
          <path d={MARK_LINE} stroke={accent} strokeWidth={3.5} fill="none" />
        </g>
      </svg>
      <div style={{ position: "absolute", left: 136, top: 72, fontSize: 40 }}>{brand}</div>
      <div style={{ marginTop: 86, maxWidth: 780, fontSize: 76, lineHeight: 1.05 }}>
        {capitalize(tagline)}
      </div>
    </div>
  );
  const svg = await satori(picture, {
    ...SIZE,
    fonts: FONTS,
    // Called for what no font has, which would be drawn as boxes.
    loadAdditionalAsset: async (_, characters) => {
      throw new Error(
        `“${characters}” can't be drawn in the social picture: the typeface has no such characters. Write the brand and the tagline without them.`,
      );
    },
  });
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
