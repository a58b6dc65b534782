import { readColorTokens } from "./color";
import tokens from "./tokens.css?raw";

/** The color of the browser's interface around the page, for each theme. */
export const THEME_COLOR = readColorTokens(tokens)("surface");
