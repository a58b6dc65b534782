import { isDeliveryMode } from "../../shared/delivery-mode.ts";
import type { References, Site } from "./facts.schema.ts";

type Path = readonly (string | number)[];

/** Thrown for a text that must not be published; the message is for an editor. */
export class CopyError extends Error {
  /** The wrong part of the text. */
  readonly found: string;
  /** The path of the text in its file. */
  readonly path: Path;

  constructor(found: string, message: string, path: Path = []) {
    super(message);
    this.found = found;
    this.path = path;
  }
}

/** A figure about results: a percentage or an amount in euros. The launch check asks about other forms. */
export const FIGURE = /\d[\d.,]*\s?(%|percent\b|k\+|(k\s?)?(€|eur(os?)?\b))|(€|\beur)\s?\d[\d.,]*/i;
/** A Markdown block quote that shows a calculation with invented figures, marked as an example. */
export const EXAMPLE = /^> \*\*Example\.\*\*.*(\n>.*)*/gm;
const REFERENCE = /\{\s*((?:site|claim|law)\.[^{}]*)\}/gi;

/**
 * Fills references such as {site.email} and {claim.average-growth} into a text.
 * @param text what an editor wrote
 * @param references the text of each reference, by its name without braces
 * @param path the path of the text in its file
 * @returns the text for visitors
 * @throws CopyError for an unknown reference, and for a figure that is not a reference, because
 * each claim must be in the register. Figures are allowed in a quote that begins with
 * “**Example.**”
 */
export function fillFacts(text: string, references: References, path: Path = []): string {
  const literal = FIGURE.exec(text.replace(EXAMPLE, "").replace(REFERENCE, ""));
  if (literal) {
    throw new CopyError(
      literal[0],
      `the figure “${literal[0]}” is not in the claim register. Add the claim to src/content/claims.yaml and refer to it as {claim.its-name}.`,
      path,
    );
  }
  return text.replace(REFERENCE, (reference, name: string) => lookUp(name, reference, references, path));
}

/**
 * @param found how the text names it
 * @throws CopyError for an unknown name
 */
function lookUp(name: string, found: string, references: References, path: Path): string {
  const fact = references.get(name);
  if (fact !== undefined) return fact;
  const kind = name.slice(0, name.indexOf(".")).toLowerCase();
  const known = [...references.keys()].filter((key) => key.startsWith(`${kind}.`));
  const register = { claim: "claims.yaml", law: "outreach-law.yaml" }[kind] ?? "site.yaml";
  throw new CopyError(
    found,
    `${found} is not in src/content/${register}, or is null there. Known are: ${known.map((key) => `{${key}}`).join(", ")}.`,
    path,
  );
}

/**
 * Applies fillFacts to every text in a parsed YAML value, and checks the claims in lists of outcomes,
 * which are references, too.
 * @throws CopyError with the path of the field
 */
export function fillFactsDeep(value: unknown, references: References, path: Path = []): unknown {
  if (typeof value === "string") return fillFacts(value, references, path);
  if (Array.isArray(value)) {
    return value.map((item, index) => fillFactsDeep(item, references, [...path, index]));
  }
  if (value !== null && typeof value === "object") {
    if ("type" in value && value.type === "claim" && "claim" in value && typeof value.claim === "string") {
      lookUp(`claim.${value.claim}`, `“${value.claim}”`, references, [...path, "claim"]);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFactsDeep(item, references, [...path, key])]),
    );
  }
  return value;
}

const PART = /^<!-- ((?:mode|with|without): [\w-]+) -->\n([\s\S]*?)^<!-- end -->\n/gm;
const LEFT_OVER = /<!-- (?:mode|with|without|end)\b.*/;

/**
 * Removes the parts of a Markdown text whose condition doesn't hold. A part begins with a line
 * “<!-- mode: log -->”, “<!-- mode: delivery -->”, “<!-- with: vatNumber -->” (if the fact is
 * known) or “<!-- without: vatNumber -->”, and ends with a line “<!-- end -->”.
 * @throws CopyError if a part has no end, or an unknown condition
 */
export function removeInapplicableParts(
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
  const leftOver = LEFT_OVER.exec(kept)?.[0];
  if (leftOver) {
    throw new CopyError(
      leftOver,
      `“${leftOver}” is not closed, or names nothing known. Write “<!-- mode: log -->”, “<!-- mode: delivery -->”, “<!-- with: vatNumber -->” or “<!-- without: vatNumber -->” above the part and “<!-- end -->” below, each on a line of its own.`,
    );
  }
  return kept;
}
