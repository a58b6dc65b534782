import { readFileSync } from "node:fs";

/** A page that Astro has written. */
interface BuiltPage {
  /** The path of its file, without the extension. */
  name: string;
  html: string;
  title: string;
  description: string;
  /** The canonical address. */
  address: string;
}

/** The properties of a page that its structured data contains. */
type Thing = Record<"@type" | "name" | "description" | "url", string>;

/**
 * Reads the indexed pages: those with structured data, from which their title and address are taken.
 * @param dir the folder of the built pages
 * @param pages Astro's list of the pages
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
