/** What a paste carries along unseen, removed for the browser and the server alike. */

/** Soft hyphen, zero-width and bidirectional characters, and the byte order mark. */
export const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const CONTROL = /\p{Cc}/gu;
/** What joiners may stand between: letters, as in Persian and Sinhala, and parts of an emoji. */
const JOINED = String.raw`[\p{L}\p{M}\p{Extended_Pictographic}\p{EMod}\u200c\u200d]`;
const STRAY_JOINERS = new RegExp(
  String.raw`(?<!${JOINED})[\u200c\u200d]+|[\u200c\u200d]+(?!${JOINED})`,
  "gu",
);
const JOINERS = /[\u200c\u200d]/g;
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Spaces between two letters at which no line breaks, also with marks of Markdown or HTML at a letter. */
const NO_BREAK = /(?<=[\p{L}\p{M}](?:[*_]|<[^<>]*>)*)[\u00a0\u2007\u202f]+(?=(?:[*_]|<[^<>]*>)*\p{L})/gu;
/** A character that can be seen. U+2800, the blank of Braille, is a symbol for Unicode, and looks like a space. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u;
/** Half a surrogate pair. Not toWellFormed(), which Firefox 115 and Chrome 109 lack. */
const LONE_SURROGATES = /\p{Cs}/gu;

/**
 * Normalizes a line such as a name or a company: removes unseen characters, writes tabs and line breaks
 * as spaces, and trims it. The letters stay as they are.
 * @returns "" if nothing of the line can be seen
 */
export function normalizeLine(text: string): string {
  const line = wellFormed(text).replace(BREAKS, " ").replace(CONTROL, "").replace(INVISIBLE, "");
  return seen(withPlainSpaces(line.replace(STRAY_JOINERS, "")).trim());
}

/** Writes as plain spaces those that a paste has between words, not that of “Article 6”: a long line would be torn. */
export const withPlainSpaces = (text: string) => text.replace(NO_BREAK, " ");

/** As browsers themselves send a text. */
const wellFormed = (text: string) => text.replace(LONE_SURROGATES, "\ufffd");
const seen = (text: string) => (SEEN.test(text) ? text : "");

/**
 * Normalizes a line of symbols, such as an email address, a phone number or a figure: as normalizeLine,
 * and full-width signs and digits become those of ASCII (Unicode's NFKC). Not for names: "Acme™" would
 * become "AcmeTM".
 */
export function normalizeSymbols(text: string): string {
  return normalizeLine(text.replace(JOINERS, "").normalize("NFKC"));
}

/**
 * Normalizes a text of several lines, whose unseen characters stay: line breaks as "\n", which browsers post
 * as CRLF, without NUL, which mail can't carry, and trimmed.
 * @returns "" if nothing of it can be seen
 */
export const normalizeText = (text: string): string =>
  seen(withPlainSpaces(wellFormed(text)).replace(/\r\n?/g, "\n").replaceAll("\0", "").trim());
