/** A pasted message as the linter reads it. Positions are the same in all of its texts. */
export interface Message {
  /** What was pasted, with decoded entities, straight quotation marks and ordinary spaces. */
  text: string;
  /** The same; spaces replace what others wrote, styles, scripts and comments. HTML tags remain. */
  source: string;
  /** The visible text of the source, without headers. */
  body: string;
  /** Empty without a line that begins with “Subject:”. */
  subject: Place | undefined;
  /** The sentences and lines of the body. */
  sentences: readonly Place[];
  /** Whether it contains a quoted or forwarded message. */
  hasOthers: boolean;
  /** Whether it reads like English; short texts do. */
  isEnglish: boolean;
}

/** A part of the message. */
export interface Place {
  text: string;
  /** Its position in the message. */
  start: number;
}

/** The entities that mail programs write most. */
const ENTITIES: Record<string, string> = {
  nbsp: " ",
  amp: "&",
  quot: '"',
  apos: "'",
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
  ndash: "–",
  mdash: "—",
  hellip: "…",
};
/** Where a quoted or forwarded message begins. */
const OTHERS =
  /^(?:[ \t]*-{2,} ?(?:original|forwarded) message\b|begin forwarded message:|on [^\n]{4,120} wrote:)|(?<=\S\s+)^from:[^\n]*\n(?:sent|date|to):/im;
const QUOTED = /^[ \t]*>[^\n]*/gm;
const HEADER = /^[ \t]*(?:subject|from|to|cc|date|sent|reply-to):[^\n]*/gim;
const SUBJECT = /^[ \t]*subject:([^\n]*)/im;
const INVISIBLE = /<(style|script|title)\b[^<]*(?:<\/\1>)?|<!--[^>]*-->/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const BLOCK = /^<\/?(?:p|br|div|li|tr|td|h\d)\b/i;
/** A point that an abbreviation or an address goes on after ends nothing. */
const SENTENCE =
  /[^.?!\n]+(?:(?:[.?!](?!["')\]]*(?:\s|$))|(?<=\b(?:Mrs?|Ms|Dr|[Nn]o|nr|reg|org))\.)[^.?!\n]*)*[.?!]*["')\]]*/g;
/** Words that stand in any English text of some length, and hardly in another language. */
const ENGLISH =
  /\b(?:the|and|you|yours?|with|our|us|this|that|from|are|have|would|what|how|if|to|it|be|not)\b/gi;
/** The fewest words by which a language is told. */
const MIN_WORDS = 6;

const blank = (text: string) => text.replace(/[^\n]/g, " ");

/** Reads a message. The text may be anything, HTML included; it is never interpreted. */
export function readMessage(pasted: string): Message {
  const text = pasted
    .replace(/&(?:#(x?)([\da-f]{1,6})|(\w{2,6}));/gi, (entity, hex: string, code: string, name: string) =>
      code
        ? String.fromCodePoint(Math.min(Number.parseInt(code, hex ? 16 : 10) || 0, 0x10ffff))
        : (ENTITIES[name] ?? entity),
    )
    .replace(/[‘’]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[\u00a0\u202f\r]/g, " ");
  const end = text.search(OTHERS);
  const own = end < 0 ? text : text.slice(0, end) + blank(text.slice(end));
  const source = own.replace(QUOTED, blank).replace(INVISIBLE, blank);
  const body = source
    .replace(HEADER, blank)
    .replace(TAG, (tag) => (BLOCK.test(tag) ? `\n${blank(tag.slice(1))}` : blank(tag)));
  const [line, subject = ""] = SUBJECT.exec(own) ?? [];
  const words = countWords(body);
  return {
    text,
    source,
    body,
    subject:
      line === undefined
        ? undefined
        : { text: subject.trim(), start: own.indexOf(line) + line.indexOf(subject.trim()) },
    sentences: findAll(SENTENCE, body),
    hasOthers: end >= 0 || own.search(QUOTED) >= 0,
    isEnglish: words < MIN_WORDS || findAll(ENGLISH, body).length > words / 20,
  };
}

/** Counts all words of a text. */
export const countWords = (text: string): number => text.match(/[\p{L}\d]\S*/gu)?.length ?? 0;

/**
 * Finds every match that is not only space.
 * @param pattern with the flag g
 */
export const findAll = (pattern: RegExp, text: string): Place[] =>
  [...text.matchAll(pattern)]
    .filter(([match]) => match.trim())
    .map(({ 0: match, index }) => ({
      text: match.trim(),
      start: index + match.length - match.trimStart().length,
    }));
