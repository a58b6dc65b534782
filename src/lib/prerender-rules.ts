/**
 * Has the browser load the page that a visitor is about to open, while the
 * pointer rests on its link or presses it (HTML standard, speculation rules).
 * Pages only: a file, with a dot in its address, is left alone. The rules stand at the end
 * of a page: in its head, they would start the script engine before the first paint.
 */
export const PRERENDER_RULES = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ],
});
