import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import subset from "subset-font";

const PACKAGE = "@fontsource-variable/familjen-grotesk";
const FOLDER = "node_modules/.cache/website/fonts";

/** The characters of most texts: English, Estonian and typography. */
const LATIN = `${range(0x20, 0x7e)}õäöüÕÄÖÜ§¹²©–—‘’“”…·×÷±−€\u00a0`;
/** Estonian letters that the font has in another file, which is loaded only if needed. */
const LATIN_EXTENDED = "šžŠŽ";
/** Characters that the font lacks; the fallback font may draw them if they stand alone. */
const FALLBACK = "→";
/** All characters that texts may contain. */
export const FONT_CHARACTERS: ReadonlySet<string> = new Set(LATIN + LATIN_EXTENDED + FALLBACK);

/** The files of the web font. */
interface SubsetFont {
  /** English, Estonian and typography; needed by every page. */
  main: string;
  /** š and ž, which few texts contain. */
  extended: string;
  /** The characters of the second file, in CSS notation. */
  extendedRange: [string, ...string[]];
}

/**
 * Subsets the web font to the characters that the site needs.
 * @returns the paths of the files
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
