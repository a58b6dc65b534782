import { MARKDOWN_MISTAKE } from "../lib/content/markdown-rules.ts";
import { FIGURE } from "../lib/content/references.ts";

/**
 * The build's rules for texts as patterns, because the editor validates with nothing else before it
 * saves.
 */

/** A rule for texts: the source of a RegExp with the flag s, and the message for a wrong text. */
export interface TextRule {
  pattern: string;
  message: string;
}

const MARKDOWN_MESSAGE =
  " Or a link leads nowhere: its address begins with https:// or, for a page of this site, with /, and has no space before it. Or a heading begins with a single # or is underlined. Or there is what a text can't show: code, a picture, a line, or words in < >.";

/**
 * Returns the rule for figures, references and, in Markdown, its mistakes. Only the build knows the names of claims, so that a
 * new claim can be used at once.
 * @param references the known references, such as "site.email"
 * @param kind “markdown” if figures are allowed in block quotes, as in examples
 */
export function referenceRule(references: Iterable<string>, kind: "text" | "markdown" = "text"): TextRule {
  const facts = [...references].filter((name) => name.startsWith("site."));
  const known = [...facts.map((name) => name.replace(".", "\\.")), "claim\\.[a-z\\d-]+"].join("|");
  const looksKnown = "\\{\\s*(?:[Ss][Ii][Tt][Ee]|[Cc][Ll][Aa][Ii][Mm])\\.";
  const isMarkdown = kind === "markdown";
  const beforeFigure = isMarkdown ? "(?:.*\\n)?(?!>)[^\\n]*" : ".*";
  const mistake = `(?!.*(?:${MARKDOWN_MISTAKE}))`;
  return {
    pattern: `^(?!${beforeFigure}(?:${FIGURE.source}))(?!.*(?!\\{(?:${known})\\})${looksKnown})${isMarkdown ? mistake : ""}`,
    message: `There is a figure that is not a claim: add it in Company › Claims, and write {claim.its-name} here. Or a name in braces is unknown: facts are ${facts.map((name) => `{${name}}`).join(", ")}.${isMarkdown ? MARKDOWN_MESSAGE : ""}`,
  };
}
