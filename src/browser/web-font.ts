/**
 * Switches the whole page to the web font at once by a class on <html> (src/styles/fonts.css). On a
 * visitor's first page the font is requested after the first paint, which it would delay; on later
 * pages it comes from the cache.
 */
/** Resolves after the first contentful paint (W3C Paint Timing). */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    });
    observer.observe({ type: "paint", buffered: true });
    // Firefox doesn't report a first paint if the page opens scrolled down.
    addEventListener("load", () => setTimeout(resolve, 500));
  });

const root = document.documentElement;
const family = getComputedStyle(root).getPropertyValue("--font-main");

async function switchToWebFont() {
  const faces = await document.fonts.load(`1em ${family}`).catch(() => []);
  // The page keeps the fallback font if the web font can't be loaded, and if the visitor was faster and
  // has scrolled: other line breaks would move what is being read.
  const isReading = isFirstPage && scrollY > 0;
  if (faces.length > 0 && !isReading) root.classList.add("web-font");
}

const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);
void (isFirstPage ? firstPaint() : Promise.resolve()).then(switchToWebFont);
