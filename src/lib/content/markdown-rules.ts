import { INVISIBLE } from "../../shared/normalize-input.ts";
import { TextError } from "./references.ts";

/** The begin of a line, also in a quote. Not the flag m, because the editor's patterns have none. */
const LINE = String.raw`(?<![^\n])[ >]*`;

/**
 * What Markdown turns into something else than its editor means, or that no text contains, with what to
 * write instead. The editor uses the patterns with the flag s.
 */
const MISTAKES: readonly { pattern: RegExp; advice: string }[] = [
  {
    // An address that the browser takes for one beside the page, such as [x](www.example.com).
    pattern: /\[[^\]\n]*\]\((?!\s*<?(?:https?:\/\/|mailto:|tel:|[/#{]))[^)\n]*\)/,
    advice: "leads nowhere. Begin the address with https://, or with / for a page of this site",
  },
  {
    pattern: /\[[^\]\n]*\][^\S\n]+\((?:https?:|mailto:|tel:|www\.|[/#{])[^)\n]*\)/,
    advice: "is not a link. Remove the space between ] and (",
  },
  {
    pattern: new RegExp(String.raw`\]\([^)\n]*${INVISIBLE.source}[^)\n]*\)`),
    advice: "has an invisible character. Delete the address and type it",
  },
  {
    pattern: new RegExp(`${LINE}#(?=[ \\t])[^\\n]*`),
    advice:
      "has the level of the page's own heading. Begin headings with ##, in a chapter of the guide with ###",
  },
  {
    pattern: new RegExp(String.raw`${LINE}(?:=+|-+|(?:[-*_][^\S\n]*){3,})[^\S\n]*(?![^\n])`),
    advice: "makes a heading of the line above, or draws a line. Remove it; headings begin with ##",
  },
  {
    pattern:
      /(?<!\\)<(?!\/?span\b|!-- (?:mode|with|without|end)\b|https?:|mailto:|[^\s<>]+@)[a-zA-Z/!?][^\n>]*>?/,
    advice: "would not be seen. Write it in round brackets",
  },
  {
    pattern: /`[^\n]*/,
    advice: "would be shown as the code of a program. Write quotation marks",
  },
  {
    pattern: /(?<=^|\n[^\S\n]*\n)(?: {4}|\t)[^\n]*/,
    advice: "would be shown as the code of a program. Remove the spaces before it",
  },
  { pattern: /!\[[^\n]*/, advice: "is a picture, and texts have none. Remove it" },
  {
    pattern: new RegExp(String.raw`${LINE}\[[^\]\n]+\]:[^\n]*`),
    advice: "would not be seen. Write a link as [words](https://www.example.com)",
  },
  { pattern: /~[^\s~][^\n~]*~/, advice: "would be struck through. Remove the ~" },
];

/** What a text in Markdown must not contain, as the source of one pattern for the editor. */
export const MARKDOWN_MISTAKE = MISTAKES.map(({ pattern }) => pattern.source).join("|");

/**
 * Checks a Markdown text for what would be published otherwise than its editor means it.
 * @throws TextError that names the place and says what to write
 */
export function refuseMistakes(text: string): void {
  for (const { pattern, advice } of MISTAKES) {
    const mistake = pattern.exec(text)?.[0].trim();
    if (mistake) throw new TextError(`“${mistake}” ${advice}.`);
  }
}
