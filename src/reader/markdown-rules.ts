/**
 * What a Markdown text must not have, and what to do: a second title of the page, what the site's policy would
 * block in public, and slips. Without flags, so that the editor can join them into one pattern.
 */
export const REFUSED_IN_MARKDOWN: readonly [RegExp, string][] = [
  [
    /(?:^|\n)[ >]*#\s[^\n]*|(?<=\S[ \t]*\n) {0,3}=+[ \t]*(?=\n|$)/,
    "would be a second title of the page, whose title is a field above the text. Remove it, or begin it with ## (in a chapter of the guide ###)",
  ],
  [
    /!\[[^\]]*\](?:\[|\(\s*<?(?:https?:)?\/\/)[^\n]*/,
    "is a picture from elsewhere, which this site blocks. Link to it instead: [words](https://…)",
  ],
  [
    /(?<!\\)<(?!span lang=["']?[\w-]+["']?>|\/span>|https?:\/\/|mailto:|[\w.+-]+@|!-- (?:mode|with|without|end)\b)[A-Za-z/!?][^\n]*/,
    'is HTML, of which this site blocks scripts, styles, frames and more. Write Markdown, such as **bold** and [words](https://…); of tags only <span lang="et"> may stand. For the sign itself write &lt;',
  ],
  [
    /\](?:\(|:)\s*<?(?:[Jj]ava[Ss]cript|data):[^\n]*/,
    "is a link that runs a script, which this site blocks. Link to a page or to an email address",
  ],
  [/[^\n]{0,20}%%/, "has two signs for percent. Write one"],
];

/** Finds what a Markdown text must not have. */
export const findRefused = (text: string) =>
  REFUSED_IN_MARKDOWN.flatMap(([{ source }, reason]) =>
    Array.from(text.matchAll(new RegExp(source, "gi")), ([found]) => ({
      message: `“${found.trim().slice(0, 60)}” ${reason}`,
    })),
  );
