/**
 * Switches the whole page to the web font at once, when it is loaded: one class on <html>
 * (src/styles/fonts.css). On a visitor's first page the font is asked for after the first
 * paint, which it would delay; later pages have it in the cache.
 */
import { firstPaint } from "./first-paint";

const root = document.documentElement;
const family = getComputedStyle(root).getPropertyValue("--font-main");

async function switchToWebFont() {
  const faces = await document.fonts.load(`1em ${family}`).catch(() => []);
  // Without the font, the page stays in the fallback font.
  if (faces.length > 0) root.classList.add("web-font");
}

const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);
void (isFirstPage ? firstPaint : Promise.resolve()).then(switchToWebFont);
