import { isDeliveryMode } from "../lib/delivery-mode.ts";
import type { Site } from "../schemas/site.ts";

/** Thrown for a reference to a fact that the company has not given. */
export class NotGivenError extends Error {}

/** Markdown encodes the braces of a reference in the address of a link. */
const REFERENCE = /(?:\{|%7B)\s*(site\.[^{}]*?)(?:\}|%7D)/gi;

/** The facts to which a text can refer, also those that are not given, such as “site.email”. */
export const referencesTo = (site: Partial<Site>): string[] =>
  Object.entries(site)
    .filter(([, value]) => value === null || typeof value === "string")
    .map(([name]) => `site.${name}`);

/**
 * Fills references to facts, such as {site.email}, into a text.
 * @param encode escapes each value for the text's format
 * @throws Error for an unknown reference, NotGivenError for one to a fact that is not given
 */
export function fillReferences(text: string, site: Partial<Site>, encode = (value: string) => value): string {
  const facts = new Map(Object.entries(site).map(([name, value]) => [`site.${name}`, value]));
  return text.replace(REFERENCE, (_, name: string) => {
    const value = facts.get(name);
    if (typeof value === "string") return encode(value);
    if (value === null) throw new NotGivenError(`{${name}} is not given`);
    const known = [...facts.keys()].filter((key) => typeof facts.get(key) !== "object");
    throw new Error(`{${name}} is unknown. Known are: ${known.map((key) => `{${key}}`).join(", ")}`);
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
export function selectParts(text: string, site: Partial<Site>, isDelivery = isDeliveryMode()): string {
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
