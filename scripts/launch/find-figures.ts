import { globSync } from "node:fs";
import { readSource } from "../../src/lib/content/content-file.ts";
import { EXAMPLE, FIGURE } from "../../src/lib/content/references.ts";
import { formatPlace } from "./issue.ts";

const NUMBER = "\\b\\d[\\d.,]*";
/** The company's facts, in which the build refuses no figure: a price is no claim. */
const FACTS = /\bsite\.yaml$/;
/**
 * Figures in forms that the build doesn't refuse in other texts, either: amounts in other currencies,
 * multiples, and figures in words.
 */
const OTHER_FIGURE = new RegExp(
  [
    `[$£]\\s?\\d[\\d.,]*(\\s?(k|m|bn|thousand|million|billion)\\b)?`,
    `${NUMBER}\\s?(thousand|million|billion|dollars?|pounds?|USD|GBP|SEK|kr)\\b`,
    `${NUMBER}(\\s?[x×](?!\\w|\\s?[\\d(])|-?fold\\b)`,
    "\\b[a-z]+([ -][a-z]+)? per ?cent\\b",
    "\\b(two|three|four|five|six|seven|eight|nine|ten|hundred)-?fold\\b",
    "\\b(doubl(ed|es|ing)|tripl(e|ed|es|ing))\\b",
  ].join("|"),
  "gi",
);

/** Finds figures that may promise results, outside of examples, each with its place. */
export function findFigures(files = globSync("src/content/**/*.{yaml,md}").sort()): string[] {
  return files.flatMap((file) => {
    const pattern = FACTS.test(file)
      ? new RegExp(`${FIGURE.source}|${OTHER_FIGURE.source}`, "gi")
      : OTHER_FIGURE;
    return (
      readSource(file)
        // Keeps the numbers of the lines.
        .replace(EXAMPLE, (example) => example.replace(/[^\n]/g, ""))
        .split("\n")
        .flatMap((line, index) =>
          [...line.matchAll(pattern)].map(([figure]) => `“${figure}” (${formatPlace(file, index + 1)})`),
        )
    );
  });
}
