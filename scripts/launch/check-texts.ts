import { globSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { FRONT_MATTER } from "../../src/lib/content/content-file.ts";
import { readYaml } from "../../src/lib/content/read-yaml.ts";
import { formatPath } from "../../src/lib/content/schema-messages.ts";
import { FONT_CHARACTERS } from "../../src/styles/subset-font.ts";
import { at, type LaunchPoint } from "./point.ts";

/** In characters: a longer headline takes more than four lines on a phone. */
const HEADLINE_MAX = 60;
/** In letters: a longer word is cut in the middle on a phone of 320 px. */
const WORD_MAX = 14;

interface Text {
  where: string;
  /** The last key on the way to it; "" in Markdown. */
  field: string;
  text: string;
}

/** Finds texts that can't be shown as they should: letters that the web font lacks, long headlines. */
export function checkTexts(files = globSync("src/content/**/*.{yaml,md}").sort()): LaunchPoint[] {
  return files.flatMap(textsOf).flatMap(({ where, field, text }) => {
    const points: LaunchPoint[] = [];
    const unknown = [...new Set(text)].filter((character) => !FONT_CHARACTERS.has(character));
    if (unknown.length > 0) {
      points.push({
        where,
        what: `the web font has no ${unknown.map((character) => `“${character}”`).join(", ")}. Write it otherwise, or add it in src/styles/subset-font.ts.`,
      });
    }
    if ((field === "headline" || field === "title") && text.length > HEADLINE_MAX) {
      points.push({ where, what: `has ${text.length} characters; ${HEADLINE_MAX} fit.` });
    }
    const longWord = text.split(/[\s-]+/).find((word) => word.length > WORD_MAX);
    if (field === "headline" && longWord) {
      points.push({ where, what: `“${longWord}” is cut in the middle on a phone; ${WORD_MAX} letters fit.` });
    }
    return points;
  });
}

/** All texts of a content file. */
function textsOf(file: string): Text[] {
  const source = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  const isMarkdown = extname(file) === ".md";
  const [frontMatter = "", yaml = ""] = isMarkdown ? (FRONT_MATTER.exec(source) ?? []) : ["", source];
  const { data, lineOf } = readYaml(yaml, isMarkdown ? 2 : 1);
  const texts: Text[] = [];
  const collect = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === "string") {
      texts.push({
        where: at(file, lineOf(path), formatPath(path)),
        field: String(path.at(-1)),
        text: value.trim(),
      });
    } else if (value !== null && typeof value === "object") {
      for (const [key, item] of Object.entries(value)) {
        collect(item, [...path, Array.isArray(value) ? Number(key) : key]);
      }
    }
  };
  collect(data, []);
  if (isMarkdown) {
    const first = frontMatter.split("\n").length;
    const lines = source.slice(frontMatter.length).split("\n");
    texts.push(...lines.map((text, index) => ({ where: at(file, first + index), field: "", text })));
  }
  return texts;
}
