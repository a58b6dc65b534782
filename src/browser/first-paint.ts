/** Resolves once the page's content is painted for the first time (W3C Paint Timing). */
export const firstPaint = new Promise<void>((resolve) => {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
  });
  observer.observe({ type: "paint", buffered: true });
  // Firefox reports no paint of a page that opens scrolled down.
  addEventListener("load", () => setTimeout(resolve, 500));
});
