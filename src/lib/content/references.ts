import { isDeliveryMode } from "../delivery-mode.ts";
import type { References, Site } from "./fact-schemas.ts";

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

/** A figure about results: a percentage or an amount of money, in any case. */
const FIGURE =
  /\d[\d.,]*\s?(%|[Pp][Ee][Rr][Cc][Ee][Nn][Tt]\b|[Kk]\+|([Kk]\s?)?(€|[Ee][Uu][Rr]([Oo][Ss]?)?\b))|(€|\b[Ee][Uu][Rr])\s?\d[\d.,]*/;
/** A Markdown block quote that shows a calculation with invented figures, marked as an example. */
const EXAMPLE = /^> \*\*Example\.\*\*.*(\n>.*)*/gm;
const REFERENCE = /\{\s*((?:site|claim|law)\.[^{}]*)\}/gi;
/** The beginning of what looks like a reference. */
const REFERENCE_START = /\{\s*(?:[Ss][Ii][Tt][Ee]|[Cc][Ll][Aa][Ii][Mm]|[Ll][Aa][Ww])\./;
/** The same, if it is none. */
const NO_REFERENCE = `(?!\\{(?:site\\.[A-Za-z]+|(?:claim|law)\\.[a-z\\d-]+)\\})${REFERENCE_START.source}`;

/**
 * Fills references such as {site.email} and {claim.average-growth} into a text.
 * @param text what an editor wrote
 * @param references the text of each reference, by its name without braces; empty if the browser
 * reads the file as it is written
 * @param path the path of the text in its file
 * @returns the text for visitors
 * @throws CopyError for an unknown reference, and for a figure that is not a reference, because
 * each claim must be in the register. Figures are allowed in a quote that begins with
 * “**Example.**”
 */
export function fillFacts(text: string, references: References, path: Path = []): string {
  const literal = FIGURE.exec(text.replace(EXAMPLE, "").replace(REFERENCE, ""));
  const [raw] = literal ?? REFERENCE_START.exec(text) ?? [];
  if (raw !== undefined && references.size === 0) {
    throw new CopyError(
      raw,
      `“${raw}” can’t be used in this file, because the browser reads it as it is written. Say it without a fact or a claim.`,
      path,
    );
  }
  if (literal) {
    throw new CopyError(
      literal[0],
      `the figure “${literal[0]}” is not in the claim register. Add the claim to src/content/claims.yaml and refer to it as {claim.its-name}.`,
      path,
    );
  }
  return text.replace(REFERENCE, (reference, name: string) => {
    const fact = references.get(name);
    if (fact === undefined) {
      const kind = name.slice(0, name.indexOf(".")).toLowerCase();
      const known = [...references.keys()].filter((key) => key.startsWith(`${kind}.`));
      const register = { claim: "claims.yaml", law: "outreach-law.yaml" }[kind] ?? "site.yaml";
      throw new CopyError(
        reference,
        `${reference} is not in src/content/${register}, or is null there. Known are: ${known.map((key) => `{${key}}`).join(", ")}.`,
        path,
      );
    }
    return fact;
  });
}

/** A rule for texts: the source of a RegExp with the flag s, and the message for a wrong text. */
export interface TextRule {
  pattern: string;
  message: string;
}

/**
 * Returns the rule of fillFacts for editors, which validate before saving. It checks the shape of a
 * reference; only the build knows the names.
 * @param kind “markdown” if figures are allowed in block quotes, as in examples; “raw” if no
 * references are filled in
 */
export function referenceRule(kind: "text" | "markdown" | "raw" = "text"): TextRule {
  const beforeFigure = kind === "markdown" ? "(?:.*\\n)?(?!>)[^\\n]*" : ".*";
  const reference = kind === "raw" ? REFERENCE_START.source : NO_REFERENCE;
  return {
    pattern: `^(?!${beforeFigure}(?:${FIGURE.source}))(?!.*${reference})`,
    message:
      kind === "raw"
        ? "Percentages, amounts of money, and names such as {site.email} can’t be used here."
        : "Percentages and amounts of money come from Company › Claims. Check the names in {braces}.",
  };
}

/**
 * Applies fillFacts to every text in a parsed YAML value.
 * @throws CopyError with the path of the field
 */
export function fillFactsDeep(value: unknown, references: References, path: Path = []): unknown {
  if (typeof value === "string") return fillFacts(value, references, path);
  if (Array.isArray(value)) {
    return value.map((item, index) => fillFactsDeep(item, references, [...path, index]));
  }
  if (value !== null && typeof value === "object") {
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
