import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { type Curve, curve, dots, type Point, pointsAlong } from "../illustrations/path-data.ts";
import { GATHERING, GROWTH, layOutField, type WorkedExample } from "../illustrations/worked-example.ts";
import { readColorTokens } from "../styles/color.ts";
import { staticFont, TYPEFACE } from "../styles/typeface.ts";

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

/** Where the worked example is drawn: its top left corner, and its distance between two companies. */
const FIELD = { x: 72, y: 388, scale: 7 };
/** The box of the growth line: it begins where the threads meet, and leaves at the right edge. */
const LINE = { x: FIELD.x + FIELD.scale * GATHERING[0], top: 60, bottom: FIELD.y };

interface SocialPicture {
  /** The page's headline; up to some 60 characters fit. */
  headline: string;
  /** The company's name. */
  brand: string;
  /** The worked example of the home page's hero. */
  example: WorkedExample;
}

/**
 * Draws the social picture of a page: the mark, the headline and the hero's drawing on sea ink.
 * @returns a PNG
 * @throws Error that names the characters for which the typeface has no glyph
 */
export async function drawSocialPicture({ headline, brand, example }: SocialPicture) {
  const token = readColorTokens(readFileSync("src/styles/tokens.css", "utf8"));
  const ground = token("deep").light;
  const color = (name: string) => token(name).dark;
  const stroke = (d: string, strokeColor: string, strokeWidth: number, opacity = 1) => (
    <path
      d={d}
      stroke={strokeColor}
      strokeWidth={strokeWidth}
      opacity={opacity}
      strokeLinecap="round"
      fill="none"
    />
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
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: 72,
        background: ground,
        color: color("ink"),
        fontFamily: FONTS[0]?.name,
        fontWeight: WEIGHT,
      }}
    >
      <svg
        {...SIZE}
        aria-hidden="true"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        style={{ position: "absolute", left: 0, top: 0 }}
      >
        <g>
          <g transform={`translate(${FIELD.x} ${FIELD.y}) scale(${FIELD.scale})`}>
            {stroke(field.companies, color("support"), 2.5 / FIELD.scale, 0.5)}
            {stroke(field.threads, color("support"), 1 / FIELD.scale, 0.6)}
            {stroke(dots(field.talked), color("support"), 6 / FIELD.scale)}
          </g>
          {stroke(curve(line), color("accent"), 6)}
          {stroke(stations, ground, 20)}
          {stroke(stations, color("support"), 13)}
          {stroke(dots([line[0]]), color("accent"), 16)}
        </g>
      </svg>
      <div style={{ display: "flex", alignItems: "center", gap: 14, fontSize: 40, letterSpacing: "-0.03em" }}>
        <svg width={50} height={50} viewBox="0 0 28 28" aria-hidden="true">
          {stroke("M4 12h.01M3 20h.01M9 17h.01", color("ink"), 3.5)}
          <path d="M8 24C16 24 16 8 26 5" stroke={color("accent")} strokeWidth={3.5} fill="none" />
        </svg>
        {brand}
      </div>
      <div
        style={{
          marginTop: 36,
          maxWidth: 780,
          fontSize: headline.length > 40 ? 60 : 76,
          lineHeight: 1.05,
          letterSpacing: "-0.025em",
        }}
      >
        {headline}
      </div>
    </div>
  );
  const svg = await satori(picture, {
    ...SIZE,
    fonts: FONTS,
    // Called for what no font has, which would be drawn as boxes.
    loadAdditionalAsset: async (_, characters) => {
      throw new Error(
        `“${characters}” can't be drawn in the social picture of “${headline}”: the typeface has no such characters. Write the page's headline and the brand without them.`,
      );
    },
  });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return new Uint8Array(png);
}
