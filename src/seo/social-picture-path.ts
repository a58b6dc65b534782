/** Returns the path of a page's social picture, which services show when the page is shared. */
export function picturePath(pathname: string): string {
  return `/og/${pathname === "/" ? "index" : pathname.slice(1)}.png`;
}
