import { isDeliveryMode } from "../lib/delivery-mode.ts";
import type { Site } from "../schemas/site.ts";

/** Thrown for a reference to a fact that the company has not given. */
export class NotGivenError extends Error {}

/** What stands in braces, or a brace alone. Markdown encodes the braces of a reference in the address of a link. */
const IN_BRACES = /(?:\{|%7B(?=site\.))([^{}]*?)(?:\}|%7D)|[{}]/gi;

/** The facts to which a text can refer, also those that are not given, such as “site.email”. */
export const referencesTo = (site: Partial<Site>): string[] =>
  Object.entries(site)
    .filter(([, value]) => value === null || typeof value === "string")
    .map(([name]) => `site.${name}`);

const factsOf = (site: Partial<Site> = {}) =>
  new Map(Object.entries(site).map(([name, value]) => [`site.${name}`, value]));

/**
 * Checks that a text has nothing in braces but references to facts, such as {site.email}, and placeholders.
 * @param site the facts; left out if they are not known
 * @param placeholders what is filled in where the text is used
 * @throws Error for anything else, NotGivenError for a reference to a fact that is not given
 */
export function checkBraces(text: string, site?: Partial<Site>, placeholders: readonly string[] = []): void {
  const facts = factsOf(site);
  for (const { 0: found, 1: name, index } of text.matchAll(IN_BRACES)) {
    if (name === undefined) {
      const place = text.slice(Math.max(0, index - 15), index + 15);
      throw new Error(
        `“${place}” has a brace without its partner. Write both, as in {site.email}, or neither`,
      );
    }
    const value = facts.get(name);
    if (typeof value === "string" || placeholders.includes(name)) continue;
    if (value === null) throw new NotGivenError(`{${name}} is not given`);
    if (!site && name.startsWith("site.")) continue;
    const given = [...facts.keys()].filter((key) => typeof facts.get(key) === "string");
    const known = [...placeholders, ...(site ? given : ["site.…"])].map((key) => `{${key}}`).join(", ");
    throw new Error(`${found} is unknown. ${known ? `Known are: ${known}` : "Facts have no braces"}`);
  }
}

/**
 * Fills references to facts into a text whose braces are checked. Placeholders stay.
 * @param encode escapes each value for the text's format
 */
export function fillReferences(
  text: string,
  site?: Partial<Site>,
  encode = (value: string) => value,
): string {
  const facts = factsOf(site);
  return text.replace(IN_BRACES, (found, name: string) => {
    const value = facts.get(name);
    return typeof value === "string" ? encode(value) : found;
  });
}

const PART = /^<!-- ((?:mode|with|without): [\w-]+) -->\n([\s\S]*?)^<!-- end -->(?:\n|$)/gm;
const LEFT_OVER = /<!-- (?:mode|with|without|end)\b.*/;

/**
 * Removes the parts of a Markdown text, or of its HTML, whose condition doesn't hold. A part begins
 * with a line “<!-- mode: log -->”, “<!-- mode: delivery -->”, “<!-- with: vatNumber -->” (if the fact
 * is known) or “<!-- without: vatNumber -->”, and ends with a line “<!-- end -->”.
 * @throws Error if a part has no end, or an unknown condition
 */
export function selectParts(text: string, site: Partial<Site>): string {
  const isDelivery = isDeliveryMode();
  const conditions = new Map([
    ["mode: log", !isDelivery],
    ["mode: delivery", isDelivery],
  ]);
  for (const [name, fact] of Object.entries(site)) {
    conditions.set(`with: ${name}`, fact !== null).set(`without: ${name}`, fact === null);
  }
  const kept = text.replace(PART, (all, condition: string, part: string) => {
    if (!conditions.has(condition)) return all;
    return conditions.get(condition) ? part : "";
  });
  const [leftOver] = LEFT_OVER.exec(kept) ?? [];
  if (leftOver) {
    throw new Error(
      `“${leftOver}” is not closed, or names nothing known. Write “<!-- mode: log -->”, “<!-- mode: delivery -->”, “<!-- with: vatNumber -->” or “<!-- without: vatNumber -->” above the part and “<!-- end -->” below, each on a line of its own.`,
    );
  }
  return kept;
}
