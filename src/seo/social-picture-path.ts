/** Where the picture stands that is shown where a page is shared, by the page's path. */
export function picturePath(pathname: string): string {
  return `/og/${pathname === "/" ? "index" : pathname.slice(1)}.png`;
}
