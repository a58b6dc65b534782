import { readColorTokens, toHex } from "./color";
import tokens from "./tokens.css?raw";

const { light, dark } = readColorTokens(tokens)("surface");

/** The color of the browser's interface around the page, for each theme. */
export const THEME_COLOR = { light: toHex(light), dark: toHex(dark) };
