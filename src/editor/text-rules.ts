/**
 * The build's rules for texts as patterns, because the editor validates with nothing else before it
 * saves. A pattern can't ignore case, so it names both cases of each letter.
 */

/** A rule for texts: the source of a RegExp with the flag s, and the message for a wrong text. */
export interface TextRule {
  pattern: string;
  message: string;
}

/** A percentage or an amount in euros (src/lib/content/references.ts). */
const FIGURE =
  "\\d[\\d.,]*\\s?(%|[Pp][Ee][Rr][Cc][Ee][Nn][Tt]\\b|[Kk]\\+|([Kk]\\s?)?(€|[Ee][Uu][Rr]([Oo][Ss]?)?\\b))|(€|\\b[Ee][Uu][Rr])\\s?\\d[\\d.,]*";
/** What looks like a reference to a fact or a claim and is none. */
const NO_REFERENCE =
  "(?!\\{(?:site\\.[A-Za-z]+|(?:claim|law)\\.[a-z\\d-]+)\\})\\{\\s*(?:[Ss][Ii][Tt][Ee]|[Cc][Ll][Aa][Ii][Mm]|[Ll][Aa][Ww])\\.";

/**
 * Returns the rule for figures and references. It checks the shape of a reference; only the build knows
 * the names.
 * @param kind “markdown” if figures are allowed in block quotes, as in examples
 */
export function referenceRule(kind: "text" | "markdown" = "text"): TextRule {
  const beforeFigure = kind === "markdown" ? "(?:.*\\n)?(?!>)[^\\n]*" : ".*";
  return {
    pattern: `^(?!${beforeFigure}(?:${FIGURE}))(?!.*${NO_REFERENCE})`,
    message:
      "Percentages and amounts in euros are claims: add them in Company › Claims, and write {claim.its-name} here. Check the names in {braces}.",
  };
}
