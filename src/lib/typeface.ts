/**
 * Brings the typeface without a wait and without a shift: the first paint is in
 * a stand-in of the same measures (src/styles/typeface.css). On a visitor's
 * first page the typeface is fetched after that paint; on the next ones it lies
 * in the browser's cache and is there at once. Where it would still move
 * something in the window, the page keeps the stand-in.
 */
const root = document.documentElement;
const family = getComputedStyle(root).getPropertyValue("--typeface-main");
const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);

/** Movements below this many px are no layout shift (Layout Instability, section 3). */
const UNSEEN_PX = 3;
const BLOCKS = "section, footer, h1, h2, h3, p, li, a, dt, dd, svg, label, input, textarea, button";

if (isFirstPage && document.readyState !== "complete") {
  addEventListener("load", afterPaint, { once: true });
} else {
  void apply();
}

/** A frame's callback runs before its paint; a task set from there runs after it. */
function afterPaint() {
  requestAnimationFrame(() => setTimeout(apply));
}

async function apply() {
  const faces = await document.fonts.load(`1em ${family}`).catch(() => []);
  if (faces.length === 0) return;
  const seen = [...document.querySelectorAll(BLOCKS)].filter(isInView);
  const before = seen.map(position);
  root.dataset["typeface"] = "";
  if (seen.some((block, index) => distance(position(block), before[index]) >= UNSEEN_PX)) {
    delete root.dataset["typeface"];
  }
}

const position = (block: Element) => block.getBoundingClientRect();
const distance = (a: DOMRect, b: DOMRect = a) => Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top));

function isInView(block: Element) {
  const { top, bottom } = position(block);
  return bottom > 0 && top < innerHeight;
}
