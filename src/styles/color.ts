/** A color in OKLCH: lightness from 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The light and the dark value of a color token. */
interface ColorToken {
  light: Oklch;
  dark: Oklch;
}

const COLOR = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

/**
 * Reads the color tokens from the style sheet.
 * @param css the text of tokens.css
 * @returns a function that returns a token by its name without the prefix --color-, and throws if
 * there is none
 */
export function readColorTokens(css: string): (name: string) => ColorToken {
  const tokens = new Map<string, ColorToken>();
  for (const [, name = "", value = ""] of css.matchAll(/--color-([\w-]+): ([^;*]+);/g)) {
    const [light, dark = light] = [...value.matchAll(COLOR)].map(
      ([, l, c, h]) => [Number(l), Number(c), Number(h)] as const,
    );
    if (light && dark) {
      tokens.set(name, { light, dark });
    }
  }
  return (name) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`There is no color “${name}” in src/styles/tokens.css.`);
    return token;
  };
}

/** Converts a color to #rrggbb, for formats without OKLCH. */
export function toHex(color: Oklch): string {
  const channels = linearSrgb(color).map((value) => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** Converts OKLCH to linear sRGB, clipped to the gamut (CSS Color Level 4, section 10.2). */
export function linearSrgb([lightness, chroma, hue]: Oklch): readonly [
  red: number,
  green: number,
  blue: number,
] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return [red, green, blue];
}
