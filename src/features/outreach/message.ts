/** A message as the rules read it. Positions are the same in all of its texts. */
export interface Message {
  /** What was pasted, with straight quotation marks and ordinary spaces. */
  source: string;
  /** Undefined without a line that begins with “Subject:”. */
  subject: string | undefined;
  /** The visible text without the subject: spaces replace HTML tags. */
  body: string;
  /** The sentences and lines of the body. */
  sentences: readonly Place[];
}

/** A part of the message. */
export interface Place {
  text: string;
  /** Its position in the message. */
  start: number;
}

const SUBJECT = /^[ \t]*subject:(.*)$/im;
/** Ends at the next “<”, so that text full of them is read only once. */
const TAG = /<[^<>]*>/g;
const SENTENCE = /[^.?!\n]+(?:[.?!](?!["')\]]*(?:\s|$))[^.?!\n]*)*[.?!]*["')\]]*/g;

const blank = (text: string) => text.replace(/[^\n]/g, " ");

/** Reads a message. The text may be anything, HTML included; it is never interpreted. */
export function readMessage(text: string): Message {
  const source = text
    .replace(/[‘’]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[\u00a0\u202f\r]/g, " ");
  const [line, subject] = SUBJECT.exec(source) ?? [];
  const body = (line ? source.replace(line, blank) : source).replace(TAG, blank);
  return { source, subject: subject?.trim(), body, sentences: findAll(SENTENCE, body) };
}

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

/** The number of the line at a position, from 1. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split("\n").length;
