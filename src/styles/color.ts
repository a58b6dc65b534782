import { formatHex } from "culori";

/** A color token as #rrggbb, for formats without OKLCH and light-dark(). */
interface ColorToken {
  light: string;
  dark: string;
}

const COLOR = /#(?:[\da-f]{3}){1,2}\b|oklch\([^)]+\)/gi;

/** Reads the color tokens from the text of tokens.css, by their names without the prefix --color-. */
function parseColors(css: string): Map<string, ColorToken> {
  const tokens = new Map<string, ColorToken>();
  // Not those of media queries.
  const [root = ""] = css.split("@media");
  for (const [, name = "", value = ""] of root.matchAll(/--color-([\w-]+): ([^;*]+);/g)) {
    const [light, dark = light] = (value.match(COLOR) ?? []).map((color) => formatHex(color));
    if (light && dark) tokens.set(name, { light, dark });
  }
  return tokens;
}

/**
 * Reads the color tokens from the style sheet.
 * @param css the text of tokens.css
 * @returns a function that returns a token by its name without the prefix --color-, and throws if
 * there is none
 */
export function readColorTokens(css: string): (name: string) => ColorToken {
  const tokens = parseColors(css);
  return (name) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`src/styles/tokens.css has no color “${name}” in hex or oklch().`);
    return token;
  };
}

/**
 * Styles for browsers without light-dark(), those before 2024: always the light theme, with the dark
 * theme's colors on sea ink.
 * @param css the text of tokens.css
 */
export function lightDarkFallback(css: string): string {
  const tokens = [...parseColors(css)];
  const light = tokens.map(([name, token]) => `--color-${name}:${token.light};`).join("");
  const onInk = tokens
    // The background of sea ink is the page's.
    .filter(([name]) => name !== "deep")
    .map(([name, token]) => `--color-${name}:${token.dark};`)
    .join("");
  return `@supports not (color:light-dark(red,red)){:root{color-scheme:light;${light}}@media screen{.on-ink{${onInk}}}}`;
}
