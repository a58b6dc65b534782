// The parser of Astro's own loader.
import { FAILSAFE_SCHEMA, load, type State, Type, YAMLException } from "js-yaml";
import { ContentError, type Mistake } from "../lib/content-error.ts";

const NULL = new Type("tag:yaml.org,2002:null", {
  kind: "scalar",
  resolve: (text) => text === "null",
  construct: () => null,
});
const TEXTS = FAILSAFE_SCHEMA.extend({ implicit: [NULL] });

/** What to do where YAML takes a text for something else. */
export const QUOTE_IT =
  "A text with a colon, or with a quote or a sign at its start, needs quotes around it: “…”.";

/** The parser, with what its types leave out: the name in “&name”, and “?” for a text without quotes. */
type Parser = State & Record<"anchor" | "tag", string | null>;

/**
 * Reads the YAML of a file, every value as a text, also one that looks like a date; the schemas convert numbers.
 * @returns the values, and what YAML takes for a comment after a text, as in “title: The #1 question”: it would
 *   be lost unseen
 * @throws Error with the line and what to do
 */
export function loadTexts(file: string, yaml: string) {
  const mistakes: Mistake[] = [];
  let start = { position: 0, line: 0 };
  function listener(this: unknown, event: string) {
    const { input, position, line, anchor, tag, result } = this as Parser;
    if (event === "open") {
      start = { position, line };
      return;
    }
    // After “&word” or “!word”, which YAML would drop.
    const isMarked = anchor !== null || (result !== null && tag !== null && tag !== "?");
    if (isMarked) throw new YAMLException("", { line } as YAMLException["mark"]);
    const isEmpty = result === null && tag === null;
    const isText = tag === "?" || /[}\]]\s+$/.test(input.slice(0, position));
    const isCut = isEmpty ? /^[ \t]*#/.test(input.slice(start.position)) : isText && input[position] === "#";
    if (!isCut) return;
    const cut = yaml.split("\n")[isEmpty ? start.line : line]?.trim();
    mistakes.push({
      message: `“${cut}” ends at “ #”: YAML takes the rest for a comment. Put the text in quotes, or the comment on a line of its own`,
    });
  }
  try {
    return { values: load(yaml, { schema: TEXTS, listener }) ?? {}, mistakes };
  } catch (error) {
    const { reason, mark, message } = error as YAMLException;
    const line = mark ? `line ${mark.line + 1}: ` : "";
    const unreadable = `${line}YAML can’t read this. ${QUOTE_IT} Look at the lines above it, too.`;
    const isPlain = /^(duplicated|tab|the stream)/.test(reason);
    throw new ContentError(file, [{ message: isPlain ? message : unreadable }]);
  }
}
