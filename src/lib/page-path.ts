/**
 * Pages have a path, such as "/about", and a name, such as "about", which is that of their files. Only
 * the home page's are different: "/" and "index".
 */

/** @param path a page's path, such as "/" or "/about" */
export const pageName = (path: string): string => (path === "/" ? "index" : path.slice(1));

/** @param name a page's name, such as "index" or "about" */
export const pagePath = (name: string): string => (name === "index" ? "/" : `/${name}`);

/**
 * Returns a link as a page must have it: to a part of the page itself, it is the fragment alone, because with a
 * path the browser would load the page anew if its address has a query.
 */
export const linkOn = (path: string, href: string) =>
  href.startsWith(`${path}#`) ? href.slice(path.length) : href;
