import { countWords, findAll, type Message, type Place } from "./message.ts";

/** The most words of a first message: its whole body. */
export const MAX_WORDS = 120;

/** What is wrong for certain: its places, of which there are none if something is missing. */
type Mark = (message: Message) => Place[] | undefined;

const found = (places: Place[]) => (places.length > 0 ? places : undefined);
const inSource = (pattern: RegExp) => (message: Message) => found(findAll(pattern, message.source));
const inBody = (pattern: RegExp) => (message: Message) => found(findAll(pattern, message.body));
const inSubject = ({ subject }: Message, isWrong: (text: string) => boolean) =>
  subject && isWrong(subject.text) ? [subject] : undefined;
const questions = ({ sentences }: Message) => sentences.filter(({ text }) => /\?["')\]]*$/.test(text));

const REPLY = /^(?:re|fwd?|aw|wg|sv|vs|antw)(?:\[\d+\])?\s*:/i;
const MERGE_TAG =
  /\{\{[^{}\n]{1,60}\}\}|\{%[^%\n]{1,60}%\}|\$?\{[\w .-]{1,40}\}|\*\|[^|\n]{1,40}\|\*|%%\w{2,30}%%|<<[^<>\n]{1,40}>>|\[(?:first|last|full|your|company|name|insert)\b[\w -]{0,30}\]/gi;
const IMAGE =
  /<(?:img|iframe|object|embed|svg|picture|video)\b[^<>]{0,200}>?|!\[[^\]\n]{0,100}\]\(|\[(?:image|cid):[^\]\n]{0,100}\]|\bbackground(?:-image)?\s*[:=]\s*["']?\s*(?:url\(|https?:)/gi;
const LINK = /\bhttps?:\/\/[^\s"'<>)\]]{1,500}|\b(?:[\w-]{1,63}\.){1,4}[a-z]{2,12}\/[^\s"'<>)\]]{1,500}/gi;
/** Identifies a campaign or a person. */
const PARAMETER =
  /[?&](?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_hs(?:enc|mi)|hsa_\w+|mkt_tok|vero_\w+|trk\w*|recipient_?id)=/i;
const CLICK_HOST =
  /^(?:https?:\/\/)?(?:(?:clicks?|track(?:ing)?|trk)\d*\.|[\w.-]*\b(?:list-manage|mailchimp|hubspotlinks|mandrillapp|yesware|mixmax|salesloft|lemlist)\.com\/|[\w.-]*\b(?:sendgrid|rs6|exct)\.net\/)/i;
const SHORT_LINK =
  /^(?:https?:\/\/)?(?:bit\.ly|ow\.ly|cutt\.ly|tinyurl\.com|rebrand\.ly|lnkd\.in|t\.co|goo\.gl|is\.gd)\//i;
const isTracking = ({ text }: Place) =>
  [PARAMETER, CLICK_HOST, SHORT_LINK].some((pattern) => pattern.test(text));
const NO =
  /\b(?:reply|answer|respond|write|say|send|type)(?:ing)?(?: (?:me|us|back|with|just|simply|a|the|word))* (?:["']no["',.!]|no(?=\s*(?:[.,;:!)]|$|and\b|to\b|if\b)))/gim;

const PRESSURE =
  /\b(?:act now|last chance|final (?:notice|reminder)|limited[- ](?:time|spots)|only \w+ (?:spots?|seats?|days?) left|don't miss|before it's too late|asap|hurry|no[- ]brainer|risk[- ]free|guaranteed|circling back|buy\b[^.?!\n]{0,40}\bnow)\b/gi;
const EMPTY_GREETING =
  /^[ \t]*(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|day))(?:,? (?:there|all|team|friend|sirs?|madam|sir or madam|colleague|customer|owner))?[ \t]*[,.!:–—-]?[ \t]*$|\bto whom it may concern\b/gim;
const EMPTY_PHRASE =
  /\b(?:hope|trust)(?:ing)? (?:this|that|you|all)\b[^.!?\n]{0,50}\b(?:well|great|good|fine)\b/gi;
/** A subject of nothing but these words fits any message. */
const ANY_SUBJECT =
  /^(?:(?:a|about|an|and|boost|business|call|chat|collaboration|company|connect|cooperation|for|from|grow|growth|hello|help|hey|hi|idea|introduction|leads|let's|meeting|minutes|more|my|new|of|offer|opportunity|our|partnership|proposal|questions?|quick|request|revenue|sales|services?|solutions?|the|time|to|us|we|with|you|your)\b[\s\d.,!?-]*)+$/i;

/** What the text shows for certain, worst first. */
const CERTAIN = {
  "fake-reply": (message) =>
    message.hasOthers ? undefined : inSubject(message, (subject) => REPLY.test(subject)),
  "merge-tags": inSource(MERGE_TAG),
  pictures: inSource(IMAGE),
  tracking: ({ source }) => found(findAll(LINK, source).filter(isTracking)),
  "refusal-by-no": (message) => (questions(message).length > 0 ? inBody(NO)(message) : undefined),
  "no-question": (message) => (questions(message).length > 0 ? undefined : []),
  "several-questions": (message) => (questions(message).length > 1 ? questions(message) : undefined),
  "too-long": ({ body }) => (countWords(body) > MAX_WORDS ? [] : undefined),
} satisfies Record<string, Mark>;

/** What is a matter of taste. */
const TASTE = {
  pressure: inSource(PRESSURE),
  empty: ({ body }) => found([...findAll(EMPTY_GREETING, body), ...findAll(EMPTY_PHRASE, body)]),
  "any-subject": (message) =>
    inSubject(message, (subject) => ANY_SUBJECT.test(subject.replace(REPLY, "").trim() || "hi")),
} satisfies Record<string, Mark>;

export type MarkName = keyof typeof CERTAIN | keyof typeof TASTE;
export const MARKS = Object.keys({ ...CERTAIN, ...TASTE }) as MarkName[];

/** A mark in a message. */
export interface Marked {
  name: MarkName;
  isTaste: boolean;
  /** Empty if something is missing, or concerns all of it. */
  places: readonly Place[];
}

/** Marks a message: first what is certain, then what is a matter of taste. */
export function mark(message: Message): Marked[] {
  return Object.entries<Mark>({ ...CERTAIN, ...TASTE }).flatMap(([name, find]) => {
    const places = find(message);
    return places ? [{ name: name as MarkName, isTaste: name in TASTE, places }] : [];
  });
}
