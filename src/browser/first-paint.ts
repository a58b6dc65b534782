/** Resolves after the first contentful paint (W3C Paint Timing). */
export const firstPaint = new Promise<void>((resolve) => {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
  });
  observer.observe({ type: "paint", buffered: true });
  // Firefox doesn't report a first paint if the page opens scrolled down.
  addEventListener("load", () => setTimeout(resolve, 500));
});
