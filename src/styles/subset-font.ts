import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import subset from "subset-font";

const PACKAGE = "@fontsource-variable/familjen-grotesk";
const FOLDER = "node_modules/.cache/website/fonts";

/** What the site's texts are written with: English, Estonian and typography. */
const LATIN = `${range(0x20, 0x7e)}õäöüÕÄÖÜ§¹©–—‘’“”…·×±−€\u00a0`;
/** Estonian letters that the font keeps in another file; loaded only where one is used. */
const LATIN_EXTENDED = "šžŠŽ";
/** Signs that the font lacks; standing alone, they may be drawn by the fallback font. */
const FALLBACK = "→";
/** All that texts may be written with. */
export const FONT_CHARACTERS: ReadonlySet<string> = new Set(LATIN + LATIN_EXTENDED + FALLBACK);

/** The parts of the web font, each a file of its own. */
export interface SubsetFont {
  /** English, Estonian and typography; every page needs it. */
  main: string;
  /** š and ž, which few texts use. */
  extended: string;
  /** The characters of the extended part, as CSS writes them. */
  extendedRange: [string, ...string[]];
}

/**
 * Cuts the site's web font down to the characters that the site needs.
 * @returns the paths of the files written
 */
export async function subsetFont(): Promise<SubsetFont> {
  mkdirSync(FOLDER, { recursive: true });
  return {
    main: await writeSubset("latin", LATIN),
    extended: await writeSubset("latin-ext", LATIN_EXTENDED),
    extendedRange: ["U+160-161", "U+17D-17E"],
  };
}

async function writeSubset(part: string, characters: string): Promise<string> {
  const source = createRequire(import.meta.url).resolve(
    `${PACKAGE}/files/familjen-grotesk-${part}-wght-normal.woff2`,
  );
  const target = resolve(FOLDER, `${part}.woff2`);
  writeFileSync(target, await subset(readFileSync(source), characters, { targetFormat: "woff2" }));
  return target;
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
