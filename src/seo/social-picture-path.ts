/** The size of the picture that stands for a page where it is shared, in px. */
export const PICTURE = { width: 1200, height: 630 };

/** Where the picture of a page stands, by the page's path. */
export function picturePath(pathname: string): string {
  return `/og/${pathname === "/" ? "index" : pathname.slice(1)}.png`;
}
