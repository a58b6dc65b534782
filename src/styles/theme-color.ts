import { readColorTokens, toHex } from "./color";
import tokens from "./tokens.css?raw";

const surface = readColorTokens(tokens).get("surface");
if (!surface) {
  throw new Error("There is no color “surface” in src/styles/tokens.css. The browser's frame takes it.");
}

/** The color of the browser's own frame, that of the page, in each theme. */
export const THEME_COLOR = { light: toHex(surface.light), dark: toHex(surface.dark) };
