import { formatHex } from "culori";

/** A color token as #rrggbb, for formats without OKLCH and light-dark(). */
interface ColorToken {
  light: string;
  dark: string;
}

const COLOR = /oklch\([^)]+\)/g;

/**
 * Reads the color tokens from the style sheet.
 * @param css the text of tokens.css
 * @returns a function that returns a token by its name without the prefix --color-, and throws if
 * there is none
 */
export function readColorTokens(css: string): (name: string) => ColorToken {
  const tokens = new Map<string, ColorToken>();
  // Not those of media queries.
  const [root = ""] = css.split("@media");
  for (const [, name = "", value = ""] of root.matchAll(/--color-([\w-]+): ([^;*]+);/g)) {
    const [light, dark = light] = (value.match(COLOR) ?? []).map((color) => formatHex(color));
    if (light && dark) tokens.set(name, { light, dark });
  }
  return (name) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`There is no color “${name}” in src/styles/tokens.css.`);
    return token;
  };
}
