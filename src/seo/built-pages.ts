import { readFileSync } from "node:fs";

/** A page that Astro has written. */
interface BuiltPage {
  /** Of its file, without the ending. */
  name: string;
  html: string;
  title: string;
  description: string;
  /** Its one address. */
  address: string;
}

/** What a page's structured data says of it. */
type Thing = Record<"@type" | "name" | "description" | "url", string>;

/**
 * Reads the pages that are there to be found: those with structured data, which says what each is.
 * A page that is added needs nothing here.
 * @param dir where Astro wrote the pages
 * @param pages as Astro lists them
 */
export function readBuiltPages(dir: URL, pages: readonly { pathname: string }[]): BuiltPage[] {
  const names = pages.map(({ pathname }) => pathname.replace(/\/$/, "") || "index").sort();
  return names.flatMap((name) => {
    const html = readFileSync(new URL(`${name}.html`, dir), "utf8");
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    if (!data) return [];
    const things: Thing[] = JSON.parse(data)["@graph"];
    return things
      .filter((thing) => thing["@type"].endsWith("Page"))
      .map(({ name: title, description, url }) => ({ name, html, title, description, address: url }));
  });
}
