/**
 * Speculation rules (HTML standard): the browser prerenders a page while the pointer rests on its
 * link or presses it. Only for pages: addresses with a dot are files. The rules belong at the end of
 * the body: in the head, they would start the script engine before the first paint.
 */
export const PRERENDER_RULES = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ],
});
