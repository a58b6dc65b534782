/**
 * What comes after the first paint, so that it costs that paint nothing:
 *
 * - the typeface. The first paint is in a stand-in of the same measures
 *   (src/styles/typeface.css). On a visitor's first page the typeface is fetched
 *   after it and taken on part by part, so that no one task blocks the page; on
 *   the next pages it lies in the browser's cache and is there at once. A text
 *   that would have another number of lines has its words a touch closer or wider apart; a part
 *   in which something in view would move all the same keeps the stand-in.
 * - the layout of the parts below the first window (src/styles/base.css), so
 *   that places on the page are where they belong when a visitor goes there:
 *   together with the typeface, or before it where it is slow to come;
 * - the web manifest, which browsers need for a home screen only.
 */
const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);

const PARTS = "body > header, main > *, body > footer";
const BLOCKS = "section, footer, h1, h2, h3, p, li, dt, dd, svg, label, input, textarea, button";
/** Movements below this many px are no layout shift (Layout Instability, section 3). */
const UNSEEN_PX = 3;

/** How long after everything is there a paint that isn't told is awaited. */
const UNTOLD_PAINT_MS = 500;
/** How long the layout waits for the typeface, with which it is done once instead of twice. */
const TYPEFACE_WAIT_MS = 300;

/** By how much words may stand closer or wider apart for a text to keep its lines; tried in turn. */
const SPACINGS = ["-.04em", ".04em", "-.08em", ".08em"];

type Position = { x: number; y: number; height: number };

// On the way back or anew the browser looks for the place where the visitor was, and with
// a fragment for the place that it names. (A style rule with :has(:target) would do the
// latter, but costs each change of the page a look at all of its styles.)
const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (arrival?.type !== "navigate" || location.hash) parts().forEach(markLaidOut);

const painted = new Promise<void>((done) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) done();
  }).observe({ type: "paint", buffered: true });
  // Firefox tells no paint of a page that opens scrolled down.
  addEventListener("load", () => setTimeout(done, UNTOLD_PAINT_MS));
});

/** A visitor who is quicker than the typeface. */
const hurried = new Promise<void>((done) => {
  addEventListener("scroll", () => done(), { once: true });
  // Before a link or the Tab key scrolls to where its target is at that moment.
  const press = () => {
    parts().forEach(markLaidOut);
    done();
  };
  for (const kind of ["click", "keydown"]) addEventListener(kind, press, { once: true, capture: true });
});

void painted.then(async () => {
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "/site.webmanifest";
  document.head.append(manifest);
  await Promise.race([isFirstPage && takeOn(), wait(TYPEFACE_WAIT_MS), hurried]);
  await layOut();
});

if (!isFirstPage) void takeOn();

async function layOut() {
  for (const part of parts().filter(({ dataset }) => dataset["laidOut"] === undefined)) {
    await wait();
    markLaidOut(part);
    part.getBoundingClientRect();
  }
}

function parts() {
  return [...document.querySelectorAll<HTMLElement>(PARTS)];
}

function markLaidOut(part: HTMLElement) {
  part.dataset["laidOut"] = "";
}

async function takeOn() {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--typeface-main");
  const faces = await document.fonts.load(`1em ${family}`).catch(() => []);
  if (faces.length === 0) return;
  // Further down, a layout above the window would look like the typeface's own movement.
  if (isFirstPage && scrollY > 0) await layOut();
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)].filter(isReached);
  const before = blocks.map(position);
  const inView = before.map(({ y, height }) => y < scrollY + innerHeight && y + height > scrollY);
  const hasMoved = () =>
    blocks.some((block, index) => inView[index] && distance(position(block), before[index]) >= UNSEEN_PX);
  for (const part of parts()) {
    if (isFirstPage) {
      await wait();
      markLaidOut(part);
    }
    part.dataset["typeface"] = "";
    if (!hasMoved()) continue;
    const texts = blocks.filter((block) => part.contains(block) && !block.querySelector(BLOCKS));
    for (const text of texts) keepHeight(text, before[blocks.indexOf(text)]?.height);
    if (hasMoved()) {
      delete part.dataset["typeface"];
      // The stand-in's own lines are those without.
      for (const text of texts) text.style.wordSpacing = "";
    }
  }
  document.documentElement.dataset["typefaceSettled"] = "";
}

/** At least until the next task: with one for each part none is long, and all are done within a few frames. */
const wait = (ms = 0) => new Promise((done) => setTimeout(done, ms));
const distance = (a: Position, b: Position = a) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** In the document, so that scrolling is no movement. */
function position(block: Element): Position {
  const { left, top, height } = block.getBoundingClientRect();
  return { x: left + scrollX, y: top + scrollY, height };
}

/** Where lines would break elsewhere, so that there would be one more or one less. */
function keepHeight(block: HTMLElement, height = 0) {
  const isKept = () => Math.abs(position(block).height - height) < UNSEEN_PX;
  if (isKept()) return;
  for (const spacing of SPACINGS) {
    block.style.wordSpacing = spacing;
    if (isKept()) return;
  }
  block.style.wordSpacing = "";
}

/** In view or above. What waits for its layout isn't asked where it is: that would lay it out. */
function isReached(block: Element) {
  return (
    block.checkVisibility({ contentVisibilityAuto: true }) && block.getBoundingClientRect().top < innerHeight
  );
}
