import type { Country } from "../../lib/content/outreach-law-schema.ts";
import { findAll, type Message, type Place } from "./message.ts";
import * as patterns from "./patterns.ts";

/** The most words that a first message may have, without the sentences that the law asks for. */
export const MAX_WORDS = 120;

/**
 * A rule is a pure function.
 * @returns undefined if the message follows it; otherwise the places that don't, of which there are
 * none if something is missing
 */
type Rule = (message: Message, country: Country) => Place[] | undefined;

/** A question mark, but not within quotation marks, nor in the address of a link. */
const QUESTION = /\?(?=[)\]]*(?:\s|$))/;

/** A rule that fails at each match. */
const none = (places: Place[]) => (places.length > 0 ? places : undefined);
/** A rule that fails without a match. */
const missing = (isThere: boolean) => (isThere ? undefined : []);

const isRefusal = ({ text }: Place) =>
  patterns.REFUSAL.test(text) ||
  patterns.REFUSAL_BY_NO.test(text) ||
  (patterns.WISH.test(text) && patterns.NOTHING_MORE.test(text));
const isLegal = (sentence: Place) =>
  isRefusal(sentence) || patterns.PRIVACY.test(sentence.text) || patterns.REGISTRATION.test(sentence.text);
const isQuestion = ({ text }: Place) => QUESTION.test(text);
const questions = ({ sentences }: Message) => sentences.filter(isQuestion);
const inSubject = ({ source, subject = "" }: Message): Place => ({
  text: subject,
  start: Math.max(0, source.indexOf(subject)),
});

const isAboutRecipient = (part: string) =>
  patterns.NOTICED.test(part) || (patterns.ABOUT.test(part) && !patterns.ANYBODY.test(part));
const isSource = (sentence: Place) =>
  patterns.FOUND.test(sentence.text) ||
  (patterns.ADDRESS.test(sentence.text) &&
    patterns.FROM.test(sentence.text) &&
    !isQuestion(sentence) &&
    !isRefusal(sentence));
/**
 * Whether a paragraph about privacy, which shows that the sender knows the law, has a wording, too,
 * or says at least two other things.
 */
const inFinePrint = ({ body }: Message, wording: RegExp) =>
  body.split(/\n[ \t]*\n/).some((part) => patterns.PRIVACY.test(part) && wording.test(part)) ||
  body.split("\n").some((line) => patterns.PRIVACY.test(line) && line.split(/[.?!]["')]*\s/).length > 2);
/** Where the signature begins: at the first sign-off below the first line, which may be a greeting. */
function endOfText({ body }: Message): number {
  const firstLine = body.indexOf("\n", body.search(/\S/));
  return findAll(patterns.SIGN_OFF, body).find(({ start }) => start > firstLine)?.start ?? body.length;
}

/** Counts the words of a message without its subject, signature and what the law asks for. */
export function countWords(message: Message): number {
  const end = endOfText(message);
  return message.sentences
    .filter((sentence) => sentence.start < end && !isLegal(sentence) && !isSource(sentence))
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0), 0);
}

/** What breaks the law or deceives, worst first. */
const ERRORS = {
  "consent-first": (_, { status }) => missing(status !== "consent"),
  "no-fake-reply": (message) =>
    patterns.FAKE_REPLY.test(message.subject ?? "") ? [inSubject(message)] : undefined,
  "way-to-refuse": (message) =>
    missing(message.sentences.some(isRefusal) || inFinePrint(message, patterns.NEGATION)),
  "refusal-is-no-answer": (message) => {
    const refusals = message.sentences.filter(({ text }) => patterns.REFUSAL_BY_NO.test(text));
    const isAsked = questions(message).some((question) => !refusals.includes(question));
    return isAsked ? none(refusals) : undefined;
  },
  "sender-named": ({ body }) => missing(patterns.SENDER.test(body)),
  "company-named": ({ body }) => missing(patterns.COMPANY.test(body) || patterns.REGISTRATION.test(body)),
  "source-of-address": (message) =>
    missing(message.sentences.some(isSource) || inFinePrint(message, patterns.ADDRESS)),
  "privacy-notice": ({ source }) => missing(patterns.PRIVACY.test(source)),
  "no-merge-tags": ({ source }) => none(findAll(patterns.MERGE_TAG, source)),
} satisfies Record<string, Rule>;

/** What costs answers, worst first. */
const WARNINGS = {
  "ask-a-lawyer": (_, { status }) => missing(status !== "unverified"),
  "no-pictures": ({ source }) => none(findAll(patterns.IMAGE, source)),
  "no-tracking-links": ({ source }) =>
    none(findAll(patterns.LINK, source).filter(({ text }) => patterns.TRACKING.test(text))),
  "registration-named": ({ body }) =>
    missing(!patterns.COMPANY.test(body) || patterns.REGISTRATION.test(body)),
  "no-pressure": ({ source }) => none(findAll(patterns.PRESSURE, source)),
  "about-the-recipient": ({ sentences }) => {
    const statements = sentences.filter((sentence) => !isRefusal(sentence) && !isQuestion(sentence));
    return statements.some(({ text }) => text.split(/[,:;]\s/).some(isAboutRecipient))
      ? undefined
      : none(statements.filter(({ text }) => patterns.SALES_TALK.test(text)));
  },
  "a-question": (message) => missing(questions(message).length > 0),
  "one-question": (message) => {
    // Below the signature, a question opens a way to refuse: “Not interested? Reply STOP.”
    const end = endOfText(message);
    return none(
      questions(message)
        .slice(1)
        .filter((question) => question.start < end && !isSource(question)),
    );
  },
  "short-enough": (message) => missing(countWords(message) <= MAX_WORDS),
  "clear-subject": (message) =>
    message.subject !== undefined && patterns.isGeneric(message.subject.replace(patterns.FAKE_REPLY, ""))
      ? [inSubject(message)]
      : undefined,
  "no-empty-greeting": ({ body }) =>
    none([
      ...(patterns.GENERAL_ADDRESS.test(body) ? [] : findAll(patterns.EMPTY_GREETING, body)),
      ...findAll(patterns.EMPTY_PHRASE, body),
    ]),
} satisfies Record<string, Rule>;

export const RULES = { ...ERRORS, ...WARNINGS };
export type RuleName = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as RuleName[];

/** What a rule found in a message. */
export interface Finding {
  rule: RuleName;
  severity: "error" | "warning";
  /** Empty if something is missing. */
  places: readonly Place[];
}

/** Checks a message by all rules. Returns the findings, worst first. */
export function lint(message: Message, country: Country): Finding[] {
  return RULE_NAMES.flatMap((rule) => {
    const places = RULES[rule](message, country);
    return places ? [{ rule, severity: rule in ERRORS ? "error" : "warning", places }] : [];
  });
}
