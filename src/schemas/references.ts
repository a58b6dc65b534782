/** What texts name outside of their file: facts in braces, such as {site.email}; claims, services and photos. */
import type { Chosen } from "./json-schema.ts";

/** The facts by their names; null for one that is not given. */
type Facts = Readonly<Record<string, unknown>>;
/** What a text can name. What is left out isn't known, because its file has mistakes. */
export type Known = { site?: Facts | undefined } & {
  [Kind in Chosen]?: readonly { id: string }[] | undefined;
};

/** What the texts can name that are parsed now. */
export let known: Known = {};

/** Calls a function that parses texts. Zod hands its checks nothing but the value. */
export function parseWith<T>(now: Known, parse: () => T): T {
  known = now;
  try {
    return parse();
  } finally {
    known = {};
  }
}

/** What stands in braces, or a brace alone. Markdown encodes the braces of a reference in the address of a link. */
const IN_BRACES = /(?:\{|%7B(?=site\.))([^{}]*?)(?:\}|%7D)|[{}]/gi;

/** The facts to which a text can refer, also those that are not given, such as “site.email”. */
export const referencesTo = (site: Facts): string[] =>
  Object.keys(site)
    .filter((name) => site[name] === null || typeof site[name] === "string")
    .map((name) => `site.${name}`);

const factOf = (reference = "", site?: Facts) =>
  reference.startsWith("site.") ? site?.[reference.slice("site.".length)] : undefined;

/**
 * Checks that a text has nothing in braces but references to facts, and placeholders.
 * @param placeholders what is filled in where the text is used
 * @param site undefined if the facts are not known
 * @returns the reason of a mistake
 */
export function findWrongBrace(text: string, placeholders: readonly string[], site = known.site) {
  for (const { 0: found, 1: name, index } of text.matchAll(IN_BRACES)) {
    if (name === undefined) {
      const place = text.slice(Math.max(0, index - 15), index + 15);
      return `“${place}” has a brace without its partner. Write both, as in {site.email}, or neither`;
    }
    const fact = factOf(name, site);
    if (typeof fact === "string" || placeholders.includes(name)) continue;
    if (fact === null) return `{${name}} is not given`;
    if (!site && name.startsWith("site.")) continue;
    const facts = site ? referencesTo(site).filter((reference) => factOf(reference, site)) : ["site.…"];
    const names = [...placeholders, ...facts].map((key) => `{${key}}`).join(", ");
    return `${found} is unknown. ${names ? `Known are: ${names}` : "Facts have no braces"}`;
  }
  return undefined;
}

/** Whether a text refers to a fact that is not given. */
export const lacksFact = (text: unknown) =>
  typeof text === "string" &&
  Array.from(text.matchAll(IN_BRACES)).some(([, name]) => factOf(name, known.site) === null);

/**
 * Fills references to facts into a text whose braces are checked. Placeholders stay.
 * @param encode escapes each value for the text's format
 */
export const fillReferences = (text: string, site?: Facts, encode = (value: string) => value): string =>
  text.replace(IN_BRACES, (found, name?: string) => {
    const fact = factOf(name, site);
    return typeof fact === "string" ? encode(fact) : found;
  });
