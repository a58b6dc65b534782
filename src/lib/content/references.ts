import { isDeliveryMode } from "../../shared/delivery-mode.ts";
import { INVISIBLE } from "../../shared/normalize-input.ts";
import type { References, Site } from "./facts.schema.ts";

/** A mistake in a text that must not be published; the message is for an editor. */
export class TextError extends Error {
  /** The place of the text in its file. */
  readonly path: readonly PropertyKey[];

  constructor(message: string, path: readonly PropertyKey[] = []) {
    super(message);
    this.path = path;
  }
}

/** Names both cases of each letter, because the editor uses FIGURE in a pattern that can't ignore case. */
const anyCase = (words: string) => words.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
/** Most currency signs are in a block of Unicode. */
const SIGN = "[$£¥\u20a0-\u20cf]";
const CODE = anyCase("(?:eur|usd|gbp|chf|sek|nok|dkk|pln|kr)");
const NAME = anyCase("(?:euro|dollar|pound|franc)s?");
const SCALE = anyCase("(?:k|m|thousand|million|billion)");
const UNIT = `(?:%|${anyCase("percent")}\\b|[Kk]\\+|(?:${SCALE}\\s?)?(?:${SIGN}|(?:${CODE}|${NAME})\\b))`;
/** A figure about results: a percentage or an amount of money. */
export const FIGURE = new RegExp(`\\d[\\d.,]*\\s?${UNIT}|(?:${SIGN}|\\b${CODE})\\s?\\d[\\d.,]*`);
/** A Markdown block quote that shows a calculation with invented figures, marked as an example. */
const EXAMPLE = /^> \*\*Example\.\*\*.*(\n>.*)*/gm;
/** Markdown encodes the braces of a reference in the address of a link. */
const REFERENCE = /(?:\{|%7B)\s*((?:site|claim)\.[^{}]*?)(?:\}|%7D)/gi;

/**
 * Checks a text for figures that are not in the claim register. They are allowed in a block quote
 * that begins with “**Example.**”.
 * @throws TextError that names the figure and says what to do
 */
export function refuseFigures(text: string): void {
  const [figure] = FIGURE.exec(text.replace(INVISIBLE, "").replace(EXAMPLE, "").replace(REFERENCE, "")) ?? [];
  if (figure) {
    throw new TextError(
      `the figure “${figure}” is not in the claim register. Add the claim to src/content/claims.yaml and refer to it as {claim.its-name}.`,
    );
  }
}

/**
 * Fills references such as {site.email} and {claim.average-growth} into a text, and removes invisible
 * characters.
 * @param encode escapes each value for the text's format
 * @throws TextError for an unknown reference
 */
export function fillReferences(
  text: string,
  references: References,
  encode = (value: string) => value,
): string {
  return text
    .replace(INVISIBLE, "")
    .replace(REFERENCE, (_, name: string) => encode(lookUp(name, references)));
}

/** @throws TextError that lists the known names of that kind */
function lookUp(name: string, references: References): string {
  const value = references.get(name);
  if (value !== undefined) return value;
  const kind = name.slice(0, name.indexOf(".")).toLowerCase();
  const known = [...references.keys()].filter((key) => key.startsWith(`${kind}.`)).map((key) => `{${key}}`);
  throw new TextError(`{${name}} is unknown. Known are: ${known.join(", ")}.`);
}

/**
 * Fills references into every text of a parsed YAML value, and refuses figures in them.
 * @param path the fields above the value, for messages
 * @throws TextError with the path of the text
 */
export function fillValue(
  value: unknown,
  references: References,
  path: readonly PropertyKey[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((item, index) => fillValue(item, references, [...path, index]));
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, fillValue(item, references, [...path, key])]),
    );
  }
  if (typeof value !== "string") return value;
  try {
    refuseFigures(value);
    // The name of a claim in a list of outcomes is a reference, too.
    if (path.at(-1) === "claim") lookUp(`claim.${value}`, references);
    return fillReferences(value, references);
  } catch (error) {
    throw new TextError((error as TextError).message, path);
  }
}

const PART = /^<!-- ((?:mode|with|without): [\w-]+) -->\n([\s\S]*?)^<!-- end -->(?:\n|$)/gm;
const LEFT_OVER = /<!-- (?:mode|with|without|end)\b.*/;

/**
 * Removes the parts of a Markdown text, or of its HTML, whose condition doesn't hold. A part begins
 * with a line “<!-- mode: log -->”, “<!-- mode: delivery -->”, “<!-- with: vatNumber -->” (if the fact
 * is known) or “<!-- without: vatNumber -->”, and ends with a line “<!-- end -->”.
 * @throws TextError if a part has no end, or an unknown condition
 */
export function selectParts(
  text: string,
  site: Readonly<Partial<Site>>,
  isDelivery = isDeliveryMode(),
): string {
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
    throw new TextError(
      `“${leftOver}” is not closed, or names nothing known. Write “<!-- mode: log -->”, “<!-- mode: delivery -->”, “<!-- with: vatNumber -->” or “<!-- without: vatNumber -->” above the part and “<!-- end -->” below, each on a line of its own.`,
    );
  }
  return kept;
}
